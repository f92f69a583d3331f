/**
 * Accumulates the picture of a table at rest: many samples, each with the camera moved by a part of a pixel and the
 * lamp by a part of its bulb. So edges are smooth, and a shadow is sharp at the contact and soft further away. There is
 * no depth of field, which would blur the own hand's text first.
 */
import {
  type Camera,
  HalfFloatType,
  NoBlending,
  NormalBlending,
  PerspectiveCamera,
  type Scene,
  ShaderMaterial,
  SpotLight,
  SRGBColorSpace,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { FullScreenQuad } from 'three/examples/jsm/postprocessing/Pass.js';
import { LAMP_RADIUS_CM } from '../../table-drawing/light.ts';

/** The k-th point of a sequence that fills a square evenly (the R2 sequence of M. Roberts); 0 to 1. */
function r2Point(k: number): readonly [number, number] {
  return [(0.5 + k * 0.7548776662466927) % 1, (0.5 + k * 0.5698402909980532) % 1];
}

export interface RenderContext {
  readonly gl: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: Camera;
}

export interface AccumulatedImage {
  /** Draws and adds one more sample. */
  add(): void;
  /** Shows the average so far. */
  show(): void;
  discard(): void;
}

/** Starts empty. The scene must not change until it is discarded. */
export function startAccumulation({ gl, scene, camera }: RenderContext): AccumulatedImage {
  const { x: width, y: height } = gl.getDrawingBufferSize(new Vector2());
  const one = printed(new WebGLRenderTarget(width, height, { colorSpace: SRGBColorSpace }));
  const sum = new WebGLRenderTarget(width, height, { type: HalfFloatType, depthBuffer: false });
  const [adding, showing] = [quad(one), quad(sum)];
  adding.material.blending = NormalBlending;
  let count = 0;
  return {
    add() {
      const put = [jitterEye(camera, count, width), jitterLamp(scene, count)];
      gl.shadowMap.needsUpdate = true;
      gl.setRenderTarget(one);
      gl.render(scene, camera);
      for (const back of put) back();
      count += 1;
      adding.share.value = 1 / count;
      gl.setRenderTarget(sum);
      without(gl, () => adding.quad.render(gl));
      gl.setRenderTarget(null);
    },
    show() {
      gl.setRenderTarget(null);
      showing.quad.render(gl);
    },
    discard() {
      for (const target of [one, sum]) target.dispose();
      for (const { material, quad } of [adding, showing]) {
        material.dispose();
        quad.dispose();
      }
      // The next frame needs the lamp's shadow map anew.
      gl.shadowMap.needsUpdate = true;
    },
  };
}

/** Tone mapping and colour space are those of the screen, by the same shaders, so that the switch is invisible. */
function printed(target: WebGLRenderTarget): WebGLRenderTarget {
  return Object.assign(target, { isXRRenderTarget: true });
}

function quad({ texture }: WebGLRenderTarget) {
  const share = { value: 1 };
  const material = new ShaderMaterial({
    uniforms: { picture: { value: texture }, share },
    vertexShader: 'varying vec2 at;\nvoid main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }',
    fragmentShader:
      'varying vec2 at;\nuniform sampler2D picture;\nuniform float share;\nvoid main() { gl_FragColor = vec4( texture2D( picture, at ).rgb, share ); }',
    blending: NoBlending,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  return { material, share, quad: new FullScreenQuad(material) };
}

/** Without clearing the buffers. */
function without(gl: WebGLRenderer, draw: () => void): void {
  gl.autoClear = false;
  draw();
  gl.autoClear = true;
}

/** Moves the camera by a part of a pixel; returns how to restore it. */
function jitterEye(camera: Camera, count: number, width: number): () => void {
  if (!(camera instanceof PerspectiveCamera) || !camera.view) return () => undefined;
  const { fullWidth, fullHeight, offsetX, offsetY, width: wide, height: high } = camera.view;
  const pixel = wide / width;
  const [x, y] = r2Point(count);
  camera.setViewOffset(fullWidth, fullHeight, offsetX + (x - 0.5) * pixel, offsetY + (y - 0.5) * pixel, wide, high);
  return () => camera.setViewOffset(fullWidth, fullHeight, offsetX, offsetY, wide, high);
}

/** Moves the lamp within its bulb; returns how to restore it. */
function jitterLamp(scene: Scene, count: number): () => void {
  const lamp = scene.getObjectByProperty('isSpotLight', true);
  if (!(lamp instanceof SpotLight)) return () => undefined;
  const { position, shadow } = lamp;
  const [before, radius] = [position.clone(), shadow.radius];
  // A different sequence from the camera's, since correlated samples would pair pixel sides with lamp sides.
  const [around, out] = r2Point(count * 2 + 1);
  const [angle, far] = [around * 2 * Math.PI, Math.sqrt(out) * LAMP_RADIUS_CM];
  position.set(before.x + far * Math.cos(angle), before.y, before.z + far * Math.sin(angle));
  shadow.radius = 1;
  lamp.updateMatrixWorld();
  return () => {
    position.copy(before);
    shadow.radius = radius;
    lamp.updateMatrixWorld();
  };
}
