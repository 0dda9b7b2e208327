import { POSE } from './turn';

/*
 * Draws cubes in the manner of the atlas with plain WebGL2: flat tones by which way a side faces, an ink
 * outline, hatched shade, small shadows on the ground. Three draw calls a frame, whatever the number.
 */

export interface Looks {
  /** Half a side and the rounding of the edges, in centimetres. */
  readonly half: number;
  readonly round: number;
  /** Pictures of the six sides, one row per kind of piece; columns by pips: 1 is +y, 2 +x, 3 +z, 4 -z, 5 -x, 6 -y. */
  readonly pictures: HTMLCanvasElement;
  readonly rows: number;
  /** Red, green, blue from 0 to 1. */
  readonly ink: Colour;
  readonly shadow: Colour;
  readonly shadowStrength: number;
  /** Ink along the edges between sides, as a share of the half side; 0 for none. */
  readonly edge: number;
  /** Towards the light; length one. */
  readonly light: Colour;
}

type Colour = readonly [number, number, number];

interface Frame {
  /** World to clip space, column by column. */
  readonly camera: Float32Array;
  /** Width of the outline in centimetres. */
  readonly outline: number;
  readonly count: number;
}

export interface Drawer {
  /** Where the poses to draw are written, `POSE` numbers each. */
  readonly poses: Float32Array;
  draw(frame: Frame): void;
  /** Gives everything back, the context too. */
  free(): void;
}

const HEAD = '#version 300 es\nprecision highp float;';

const BODY_VERTEX = `${HEAD}
layout(location=0) in vec3 corner; layout(location=1) in vec3 normal;
layout(location=2) in vec3 place; layout(location=3) in vec4 turn; layout(location=4) in float row;
uniform mat4 camera; uniform float grown;
out vec3 facing, local; out float kind;
vec3 turned(vec3 v) { return v + 2. * cross(turn.xyz, cross(turn.xyz, v) + turn.w * v); }
void main() {
  facing = turned(normal); local = corner; kind = row;
  gl_Position = camera * vec4(place + turned(corner + normal * grown), 1.);
}`;

const BODY_FRAGMENT = `${HEAD}
in vec3 facing, local; in float kind;
uniform sampler2D pictures; uniform vec3 light, ink; uniform float half_, rows, edge, grown, pixel;
out vec4 colour;
void main() {
  if (grown > 0.) { colour = vec4(ink, 1.); return; }
  vec3 a = abs(local) / half_;
  float most = max(a.x, max(a.y, a.z)), column; vec2 at;
  if (a.x == most) { column = local.x > 0. ? 1. : 4.; at = vec2(-local.z * sign(local.x), local.y); }
  else if (a.y == most) { column = local.y > 0. ? 0. : 5.; at = vec2(local.x, -local.z * sign(local.y)); }
  else { column = local.z > 0. ? 2. : 3.; at = vec2(local.x * sign(local.z), local.y); }
  at = clamp(at / half_ * .5 + .5, .012, .988);
  vec3 c = texture(pictures, vec2((column + at.x) / 6., (kind + 1. - at.y) / rows)).rgb;
  float lit = dot(normalize(facing), light);
  c = lit > .55 ? mix(c, vec3(1), .07) : lit > .08 ? c * .86 : c * .66;
  vec2 screen = gl_FragCoord.xy / pixel;
  float line = abs(fract((screen.x + screen.y) / 4.2) - .5) * 2.;
  if (lit <= .08 && most > .99) c = mix(c, ink, .5 * smoothstep(.62, .9, line));
  float second = max(min(a.x, a.y), min(max(a.x, a.y), a.z));
  if (edge > 0.) c = mix(c, ink, smoothstep(1. - edge * 1.25, 1. - edge * .75, second));
  colour = vec4(c, 1.);
}`;

const SHADOW_VERTEX = `${HEAD}
layout(location=0) in vec2 corner; layout(location=2) in vec3 place; layout(location=3) in vec4 turn;
uniform mat4 camera; uniform float half_;
out vec2 at; out float strength;
void main() {
  at = corner;
  float up = max(0., place.y - half_) / half_, size = half_ * (1.3 + up * .05);
  strength = 1. / (1. + up * .4);
  vec3 side = vec3(1. - 2. * (turn.y * turn.y + turn.z * turn.z), 0., 2. * (turn.x * turn.z - turn.w * turn.y));
  vec2 x = length(side.xz) > .3 ? normalize(side.xz) : vec2(1., 0.);
  vec2 spot = (corner.x * x + corner.y * vec2(-x.y, x.x)) * size;
  gl_Position = camera * vec4(place.x + spot.x + half_ * (.16 + up * .35), .004, place.z + spot.y + half_ * (.2 + up * .38), 1.);
}`;

const SHADOW_FRAGMENT = `${HEAD}
in vec2 at; in float strength; uniform vec3 shade; uniform float most; out vec4 colour;
void main() {
  float far = pow(pow(abs(at.x), 6.) + pow(abs(at.y), 6.), 1. / 6.);
  float a = most * strength * (1. - smoothstep(.78, .98, far));
  colour = vec4(shade * a, a);
}`;

/** Ready to draw that many cubes; undefined where WebGL2 is not to be had. `rows` says which pictures each wears. */
export function openDrawer(canvas: HTMLCanvasElement, looks: Looks, rows: readonly number[]): Drawer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true, premultipliedAlpha: true });
  if (gl === null) return undefined;
  const count = rows.length;
  const body = program(gl, BODY_VERTEX, BODY_FRAGMENT);
  const shadow = program(gl, SHADOW_VERTEX, SHADOW_FRAGMENT);
  const [corners, triangles] = roundedCube(looks.half, looks.round);
  const poses = new Float32Array(count * POSE);
  const poseBuffer = buffer(gl, gl.ARRAY_BUFFER, poses, gl.DYNAMIC_DRAW);
  const rowBuffer = buffer(gl, gl.ARRAY_BUFFER, Float32Array.from(rows), gl.STATIC_DRAW);
  const instances = (): void => {
    gl.bindBuffer(gl.ARRAY_BUFFER, poseBuffer);
    attribute(gl, 2, 3, POSE * 4, 0, 1);
    attribute(gl, 3, 4, POSE * 4, 12, 1);
    gl.bindBuffer(gl.ARRAY_BUFFER, rowBuffer);
    attribute(gl, 4, 1, 4, 0, 1);
  };
  const bodies = gl.createVertexArray();
  gl.bindVertexArray(bodies);
  buffer(gl, gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  attribute(gl, 0, 3, 24, 0, 0);
  attribute(gl, 1, 3, 24, 12, 0);
  instances();
  buffer(gl, gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
  const shadows = gl.createVertexArray();
  gl.bindVertexArray(shadows);
  buffer(gl, gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  attribute(gl, 0, 2, 8, 0, 0);
  instances();
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, looks.pictures);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.clearColor(0, 0, 0, 0);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.enable(gl.CULL_FACE);

  const drawShadows = (camera: Float32Array, shown: number): void => {
    gl.enable(gl.BLEND);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.CULL_FACE);
    gl.useProgram(shadow.id);
    gl.uniformMatrix4fv(shadow.at('camera'), false, camera);
    gl.uniform1f(shadow.at('half_'), looks.half);
    gl.uniform1f(shadow.at('most'), looks.shadowStrength);
    gl.uniform3fv(shadow.at('shade'), looks.shadow);
    gl.bindVertexArray(shadows);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, shown);
  };

  const draw = ({ camera, outline, count: shown }: Frame): void => {
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.bindBuffer(gl.ARRAY_BUFFER, poseBuffer);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, poses);
    drawShadows(camera, looks.shadowStrength > 0 ? shown : 0);
    gl.disable(gl.BLEND);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.CULL_FACE);
    gl.useProgram(body.id);
    gl.uniformMatrix4fv(body.at('camera'), false, camera);
    gl.uniform3fv(body.at('light'), looks.light);
    gl.uniform3fv(body.at('ink'), looks.ink);
    gl.uniform1f(body.at('half_'), looks.half);
    gl.uniform1f(body.at('rows'), looks.rows);
    gl.uniform1f(body.at('edge'), looks.edge);
    gl.uniform1f(body.at('pixel'), devicePixelRatio);
    gl.bindVertexArray(bodies);
    // The ink: the same cubes a little larger, only their far sides.
    gl.cullFace(gl.FRONT);
    gl.uniform1f(body.at('grown'), outline);
    gl.drawElementsInstanced(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0, shown);
    gl.cullFace(gl.BACK);
    gl.uniform1f(body.at('grown'), 0);
    gl.drawElementsInstanced(gl.TRIANGLES, triangles.length, gl.UNSIGNED_SHORT, 0, shown);
  };
  return { poses, draw, free: () => gl.getExtension('WEBGL_lose_context')?.loseContext() };
}

interface Program {
  readonly id: WebGLProgram;
  at(uniform: string): WebGLUniformLocation | null;
}

function program(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const id = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    // Only a lost context gives none; drawing then does nothing, and whoever listens for the loss takes over.
    if (shader === null) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(id, shader);
  }
  gl.linkProgram(id);
  if (!gl.getProgramParameter(id, gl.LINK_STATUS) && !gl.isContextLost()) throw new Error(gl.getProgramInfoLog(id) ?? 'no shader');
  const known = new Map<string, WebGLUniformLocation | null>();
  return {
    id,
    at(uniform) {
      const place = known.get(uniform) ?? gl.getUniformLocation(id, uniform);
      known.set(uniform, place);
      return place;
    },
  };
}

function buffer(gl: WebGL2RenderingContext, target: number, data: Float32Array | Uint16Array, use: number): WebGLBuffer {
  const id = gl.createBuffer();
  gl.bindBuffer(target, id);
  gl.bufferData(target, data, use);
  return id;
}

function attribute(gl: WebGL2RenderingContext, place: number, size: number, stride: number, offset: number, divisor: number): void {
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride, offset);
  gl.vertexAttribDivisor(place, divisor);
}

/** Corners (place and normal) and triangles of a cube with rounded edges. */
function roundedCube(half: number, round: number): readonly [Float32Array, Uint16Array] {
  const flat = half - round;
  const cuts = [-half, -flat - round * 0.62, -flat * 0.999, flat * 0.999, flat + round * 0.62, half];
  const corners: number[] = [];
  const triangles: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const side of [-1, 1]) {
      const first = corners.length / 6;
      for (const u of cuts) {
        for (const v of cuts) {
          const raw = [0, 0, 0];
          raw[axis] = side * half;
          raw[(axis + 1) % 3] = u;
          raw[(axis + 2) % 3] = v;
          const core = raw.map((x) => Math.max(-flat, Math.min(flat, x)));
          const out = raw.map((x, i) => x - (core[i] ?? 0));
          const length = Math.hypot(...out) || 1;
          corners.push(...core.map((x, i) => x + ((out[i] ?? 0) / length) * round), ...out.map((x) => x / length));
        }
      }
      for (let i = 0; i < cuts.length - 1; i++) {
        for (let j = 0; j < cuts.length - 1; j++) {
          const p = first + i * cuts.length + j;
          const q = p + cuts.length;
          if (side > 0) triangles.push(p, q, p + 1, p + 1, q, q + 1);
          else triangles.push(p, p + 1, q, p + 1, q + 1, q);
        }
      }
    }
  }
  return [Float32Array.from(corners), Uint16Array.from(triangles)];
}
