import { useCallback, useEffect, useRef } from 'react';
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
import { tableStats } from '../../table-drawing/draw-stats.ts';
import { LAMP_RADIUS_CM } from '../../table-drawing/light.ts';
import { isBusy } from './frame-pacer.ts';

// Accumulates the picture of a table at rest: many samples, each with the camera moved by a part of a pixel and
// the lamp by a part of its bulb. So edges are smooth, and a shadow is sharp at the contact and soft further
// away. There is no depth of field, which would blur the own hand's text first.

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
function startAccumulation({ gl, scene, camera }: RenderContext): AccumulatedImage {
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

/** Time without motion until the table counts as at rest, in ms. */
const REST_MS = 200;
/** Maximum time of one sample, in ms, where it must be cheap: a longer one ends the accumulation. */
const MAX_SAMPLE_MS = 45;
/** Number of samples between updates of the screen. */
const SHOW_EVERY_SAMPLES = 8;

export interface AccumulationOptions {
  /** Number of samples to take. */
  readonly pictures: number;
  /** Where it must be cheap: called when it was not, and has ended. */
  readonly onSlow: (() => void) | undefined;
}

/**
 * Accumulates the picture of a table at rest. Call it after each frame: it starts after a pause, and the next frame
 * discards it.
 */
export function useAccumulation(): (stage: RenderContext, wanted: AccumulationOptions) => void {
  const drop = useRef<() => void>(() => undefined);
  useEffect(() => () => drop.current(), []);
  return useCallback((stage, wanted) => {
    drop.current();
    drop.current = wanted.pictures > 0 ? accumulateSoon(stage, wanted) : () => undefined;
  }, []);
}

/** Returns how to discard it. */
function accumulateSoon(stage: RenderContext, wanted: AccumulationOptions): () => void {
  let ends: () => void = () => undefined;
  const timer = setTimeout(() => {
    ends = accumulateNow(stage, wanted);
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    ends();
  };
}

function accumulateNow(stage: RenderContext, { pictures, onSlow }: AccumulationOptions): () => void {
  const given = stage.gl.getContext();
  if (!(given instanceof WebGL2RenderingContext)) return () => undefined;
  const context = given;
  const still = startAccumulation(stage);
  let count = 0;
  let fence: WebGLSync | null = null;
  let since = 0;
  let turn = requestAnimationFrame(add);
  const end = (): void => {
    cancelAnimationFrame(turn);
    context.deleteSync(fence);
    fence = null;
    still.discard();
  };
  return end;

  /** Adds one sample once the previous one is done. */
  function add(now: number): void {
    if (context.isContextLost()) {
      end();
      return;
    }
    turn = requestAnimationFrame(add);
    if (isBusy(context, fence)) {
      if (!onSlow || now < since + MAX_SAMPLE_MS) return;
      end();
      onSlow();
      return;
    }
    if (count > 0 && (count === pictures || count % SHOW_EVERY_SAMPLES === 0)) show();
    if (count === pictures) {
      end();
      return;
    }
    context.deleteSync(fence);
    still.add();
    count += 1;
    fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
    since = now;
    context.flush();
  }

  function show(): void {
    still.show();
    tableStats.gathered = count;
  }
}
