/**
 * Waits for the graphics card, by reading something of our own: the canvas is empty once it was shown, and who reads it then
 * may see it black, and all others with them until it is drawn anew. Runs in the page.
 */
export function drawnToTheEnd(): void {
  const gl = document.querySelector('canvas')?.getContext('webgl2');
  if (!gl) return;
  const [framebuffer, renderbuffer] = [
    gl.getParameter(gl.READ_FRAMEBUFFER_BINDING),
    gl.getParameter(gl.RENDERBUFFER_BINDING),
  ];
  const [own, pixel] = [gl.createFramebuffer(), gl.createRenderbuffer()];
  gl.bindRenderbuffer(gl.RENDERBUFFER, pixel);
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, 1, 1);
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, own);
  gl.framebufferRenderbuffer(gl.READ_FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, pixel);
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  gl.bindFramebuffer(gl.READ_FRAMEBUFFER, framebuffer);
  gl.bindRenderbuffer(gl.RENDERBUFFER, renderbuffer);
  gl.deleteFramebuffer(own);
  gl.deleteRenderbuffer(pixel);
}
