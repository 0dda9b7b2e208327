import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import { InputError, NotationError } from '@quarterdeck/kernel';
import { Unplayable } from '@quarterdeck/table';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isLoopback, networkOf, type Trust } from '../addresses';
import { type Door, mayAct } from '../club/door';
import type { Limiter } from '../limiter';
import { COOKIE, DEVICE_COOKIE, NameTaken, OPERATOR, type People } from '../people/people';
import { sameText } from '../people/secrets';
import { TooManyReads } from '../readers/readers';
import { cookieIn, isOwnOrigin } from '../sockets/origin';
import { DatabaseAway } from '../store/database';
import type { PlayerRecord } from '../store/people';
import { HttpError, refusedBy, tooManyReads } from './errors';
import { SECURITY_HEADERS } from './headers';
import { openApi } from './openapi';
import { type Preview, withPreview } from './preview';
import type { Route } from './route';

export interface AppParts {
  readonly routes: readonly Route[];
  readonly people: People;
  readonly door: Door;
  readonly limiter: Limiter;
  readonly staticDir: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: Trust;
  readonly metricsToken: string | undefined;
  /** A request was refused, with this code. */
  readonly onRefused: (code: string) => void;
  readonly onFailure: (error: unknown) => void;
  /** A player has asked for something. */
  readonly onCaller: (player: PlayerRecord, network: string, device: string | undefined) => Promise<void> | undefined;
  readonly onAnswer: (method: string, route: string, status: number, seconds: number) => void;
  readonly isReady: () => Promise<boolean>;
  /** What chat programs show of a link to this page; undefined where there is nothing to say. */
  readonly preview: (url: string) => Promise<Preview | undefined>;
  readonly metrics: () => Promise<{ type: string; text: string }>;
}

const BODY_LIMIT = 64_000;
/** Of what is longer, the system itself reads no header. */
const LONGEST_ADDRESS = 16_384;
/** Milliseconds within which a request must have arrived. */
const WHOLE_REQUEST = 20_000;
const COOKIE_AGE = 400 * 24 * 3600;
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The HTTP face: the route table, the operator's pages and the web client. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: parts.trustProxy,
    bodyLimit: BODY_LIMIT,
    logger: false,
    // A parameter that is too long is judged, and refused in our words, like any other that is wrong.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    forceCloseConnections: 'idle',
    requestTimeout: WHOLE_REQUEST,
    http: { headersTimeout: WHOLE_REQUEST, connectionsCheckingInterval: WHOLE_REQUEST / 4 },
    rewriteUrl: ({ url = '/' }) => readable(url),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (request.url.startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      if (!parts.limiter.take(networkOf(request.ip))) throw new HttpError(429, 'TOO_FAST', 'Too many requests; wait a moment');
      if (UNSAFE.has(request.method) && !isOwnOrigin(request.headers.origin, request.headers.host, parts.allowedOrigins)) {
        throw new HttpError(403, 'WRONG_ORIGIN', 'This page does not belong to this server');
      }
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    parts.onAnswer(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof HttpError) parts.onRefused(error.body.error.code);
    return sendError(error, reply, parts.onFailure);
  });

  for (const route of parts.routes) if (!route.forms) addRoute(app, route, parts);
  // In a room of their own: everywhere else only JSON is read.
  await app.register(async (room) => {
    room.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, body, done) => {
      body.resume();
      body.once('end', () => done(null, {}));
    });
    for (const route of parts.routes) if (route.forms) addRoute(room, route, parts);
  });
  // Written once: it is long, and anybody may ask for it.
  const description = JSON.stringify(openApi(parts.routes));
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(description));
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await parts.isReady();
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, parts.metricsToken))
      return reply.status(404).send(new HttpError(404, 'NOT_FOUND', 'There is nothing here').body);
    const { type, text } = await parts.metrics();
    return reply.type(type).send(text);
  });
  await serveClient(app, parts);
  return app;
}

/** A path with half of an escaped sign, as a link that was cut off has it, leads nowhere like any other that is unknown. */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%') || canBeDecoded(path)) return url;
  return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable';
}

/** The decoded text is looked at: a bundler leaves out what nobody uses, and with it the complaint. */
function canBeDecoded(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Figures are for whoever runs the server: with a token for those who show it, without one for this computer, unless a proxy speaks for somebody. */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  return isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined;
}

function addRoute(app: FastifyInstance, route: Route, parts: AppParts): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    handler: async (request, reply) => {
      const player = await whoIs(request, parts.people);
      const address = networkOf(request.ip);
      const device = parts.people.deviceOf(cookieIn(request.headers.cookie, DEVICE_COOKIE));
      if (player !== OPERATOR) {
        if (!route.evenIfBanned) parts.door.mustBeWelcome({ player: player?.id, network: address, device });
        const noted = player === undefined ? undefined : parts.onCaller(player, address, device);
        if (noted !== undefined) await noted;
      }
      mustBeAllowed(player, route.who);
      const answer = await route.handle({
        player,
        params: parsed(route.params, request.params, 'path'),
        query: parsed(route.query, request.query, 'query'),
        body: parsed(route.body, request.body ?? {}, 'body'),
        address,
        device,
        origin: request.headers.origin,
        setCookie: (value) => setCookies(request, reply, value, device === undefined ? parts.people.newDevice() : undefined),
      });
      if (answer instanceof Readable) return reply.type('application/x-ndjson; charset=utf-8').send(answer);
      if (typeof answer !== 'string') return reply.send(answer);
      return reply.type(route.answer === 'text' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8').send(answer);
    },
  });
}

/** The desk looks the same to everybody who has none, whether they have a name or not. */
function mustBeAllowed(player: PlayerRecord | undefined, who: Route['who']): void {
  if (who === 'anyone') return;
  if (player === undefined) throw new HttpError(401, 'NAME_NEEDED', 'Give a name first: POST /api/me');
  if (who === 'player') {
    if (player === OPERATOR) throw new HttpError(403, 'NOT_ALLOWED', 'The command line has a desk, but no seat');
    return;
  }
  if (!mayAct(player.role, who)) throw new HttpError(403, 'NOT_ALLOWED', "That is for the owner's desk");
}

function parsed(schema: v.GenericSchema | undefined, given: unknown, place: string): unknown {
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HttpError(400, 'BAD_REQUEST', `${place}: ${v.getDotPath(issue) ?? ''} ${issue.message}`.replace(/\s+/g, ' '));
}

async function whoIs(request: FastifyRequest, people: People): Promise<PlayerRecord | undefined> {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    if (people.isOperator(bearer)) return OPERATOR;
    const program = await people.byToken(bearer);
    if (program === undefined) throw new HttpError(401, 'WRONG_TOKEN', 'This token is not known here');
    return program;
  }
  const cookie = cookieIn(request.headers.cookie, COOKIE);
  return cookie === undefined ? undefined : people.byCookie(cookie);
}

/** Who somebody is, or nobody any more; and a name for the browser, if it has none. */
function setCookies(request: FastifyRequest, reply: FastifyReply, value: string | undefined, device: string | undefined): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const cookie = (name: string, text: string | undefined): string =>
    `${name}=${text ?? ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${text === undefined ? 0 : COOKIE_AGE}${secure}`;
  reply.header('set-cookie', [cookie(COOKIE, value), ...(device === undefined ? [] : [cookie(DEVICE_COOKIE, device)])]);
}

function sendError(error: unknown, reply: FastifyReply, onFailure: (error: unknown) => void): FastifyReply {
  if (error instanceof HttpError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    return reply.status(error.status).send(error.body);
  }
  if (error instanceof NameTaken) {
    const { wanted, free, message } = error;
    return sendError(new HttpError(409, 'NAME_TAKEN', message, { name: wanted, free }), reply, onFailure);
  }
  if (error instanceof TooManyReads) return sendError(tooManyReads(), reply, onFailure);
  if (error instanceof Unplayable) return sendError(refusedBy(error.reason, error.message), reply, onFailure);
  if (error instanceof InputError || error instanceof NotationError) {
    return reply.status(400).send(new HttpError(400, 'BAD_REQUEST', error.message).body);
  }
  if (error instanceof DatabaseAway) {
    onFailure(error);
    return sendError(
      new HttpError(503, 'UNKNOWN', 'Nobody can tell whether it happened; ask again with the same id', undefined, 1),
      reply,
      onFailure,
    );
  }
  // What Fastify itself refuses (too large, not JSON) has a status below 500 and a harmless message.
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status < 500 && error instanceof Error) return reply.status(status).send(new HttpError(status, 'BAD_REQUEST', error.message).body);
  onFailure(error);
  return reply.status(500).send(new HttpError(500, 'SERVER_ERROR').body);
}

/** The built client: hashed files for ever, the page itself never from a cache; every other path is the page. */
async function serveClient(app: FastifyInstance, { staticDir, preview, onFailure }: AppParts): Promise<void> {
  const hasClient = staticDir !== undefined && existsSync(join(staticDir, 'index.html'));
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: staticDir,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = /[\\/]assets[\\/]/.test(path);
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const page = hasClient ? await readFile(join(staticDir, 'index.html'), 'utf8') : '';
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      hasClient && request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (isPage) {
      reply.header('cache-control', 'no-cache');
      const words = await preview(request.url).catch((error: unknown) => {
        onFailure(error);
        return undefined;
      });
      if (words === undefined) return reply.sendFile('index.html');
      return reply.type('text/html; charset=utf-8').send(withPreview(page, words));
    }
    return reply.status(404).send(new HttpError(404, 'NOT_FOUND', 'There is nothing here').body);
  });
}
