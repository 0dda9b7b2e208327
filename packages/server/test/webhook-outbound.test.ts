import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { OutboundPolicy } from '../src/notify';
import { createOutbound, type Outbound, type PostResult } from '../src/notify/outbound';
import { selfSigned } from './notify-support/certificate';
import { type FakeClock, fakeClock } from './notify-support/clock';
import { answer, type Loopback, loopback } from './notify-support/loopback';

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function server(...args: Parameters<typeof loopback>): Promise<Loopback> {
  const one = await loopback(...args);
  closers.push(one.close);
  return one;
}

interface Names {
  readonly [name: string]: readonly string[];
}

function outboundWith(policy: OutboundPolicy, names: Names = {}, clock: FakeClock = fakeClock('2024-05-01T12:00:00Z')): Outbound {
  return createOutbound({
    policy,
    clock,
    ownNetworks: () => ['127.0.0.1/8', '93.184.216.34/24'],
    resolve: async (name) => {
      const addresses = names[name];
      if (addresses === undefined) throw new Error(`ENOTFOUND ${name}`);
      return addresses;
    },
  });
}

function post(outbound: Outbound, url: string): Promise<PostResult> {
  return outbound.post(url, { 'content-type': 'application/json' }, '{"ahoy":1}');
}

function codeOf(result: PostResult): string {
  return result.kind === 'sent' ? 'sent' : result.failure.code;
}

describe('the address of a webhook, as it is written', () => {
  const careful = outboundWith({});
  it.each([
    ['https://chat.example/hook/abc?thread=1', undefined],
    ['https://chat.example:443/', undefined],
    ['https://8.8.8.8/', undefined],
    ['', 'BAD_URL'],
    ['chat.example/hook', 'BAD_URL'],
    ['https://', 'BAD_URL'],
    [`https://chat.example/${'a'.repeat(2048)}`, 'BAD_URL'],
    ['http://chat.example/', 'NOT_HTTPS'],
    ['ftp://chat.example/', 'NOT_HTTPS'],
    ['file:///etc/passwd', 'NOT_HTTPS'],
    ['gopher://127.0.0.1:6379/_FLUSHALL', 'NOT_HTTPS'],
    ['javascript:alert(1)', 'NOT_HTTPS'],
    ['https://ada:secret@chat.example/', 'CREDENTIALS_IN_URL'],
    ['https://ada@chat.example/', 'CREDENTIALS_IN_URL'],
    ['https://chat.example@127.0.0.1/', 'CREDENTIALS_IN_URL'],
    ['https://chat.example:22/', 'PORT_NOT_ALLOWED'],
    ['https://chat.example:0/', 'PORT_NOT_ALLOWED'],
    ['https://chat.example:80/', 'PORT_NOT_ALLOWED'],
    ['https://chat.example:5432/', 'PORT_NOT_ALLOWED'],
    ['https://127.0.0.1/', 'ADDRESS_NOT_PUBLIC'],
    ['https://127.1/', 'ADDRESS_NOT_PUBLIC'],
    ['https://2130706433/', 'ADDRESS_NOT_PUBLIC'],
    ['https://0x7f000001/', 'ADDRESS_NOT_PUBLIC'],
    ['https://0177.0.0.1/', 'ADDRESS_NOT_PUBLIC'],
    ['https://0/', 'ADDRESS_NOT_PUBLIC'],
    ['https://１２７.０.０.１/', 'ADDRESS_NOT_PUBLIC'],
    ['https://127。0。0。1/', 'ADDRESS_NOT_PUBLIC'],
    ['https://%31%32%37.0.0.1/', 'ADDRESS_NOT_PUBLIC'],
    ['https://127.0.0.1./', 'ADDRESS_NOT_PUBLIC'],
    ['https:\\\\127.0.0.1\\', 'ADDRESS_NOT_PUBLIC'],
    ['https://10.0.0.5/', 'ADDRESS_NOT_PUBLIC'],
    ['https://169.254.169.254/latest/meta-data', 'ADDRESS_NOT_PUBLIC'],
    ['https://93.184.216.7/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[::1]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[::]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[::ffff:127.0.0.1]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[::ffff:8.8.8.8]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[::127.0.0.1]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[64:ff9b::127.0.0.1]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[2002:7f00:1::]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[fe80::1]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[fe80::1%25lo]/', 'BAD_URL'],
    ['https://[fd00::1]/', 'ADDRESS_NOT_PUBLIC'],
    ['https://[ff02::1]/', 'ADDRESS_NOT_PUBLIC'],
  ])('%s', (url, code) => {
    expect(careful.checkUrl(url)?.code).toBe(code);
  });

  it('is judged again before every call', async () => {
    expect(await post(careful, 'https://127.0.0.1/')).toEqual({ kind: 'failed', failure: { code: 'ADDRESS_NOT_PUBLIC' }, notTaken: true });
    expect(codeOf(await post(careful, 'http://chat.example/'))).toBe('NOT_HTTPS');
  });
});

// Should a check ever fail, the calls of these tests must still end on loopback: its address comes first.
describe('the name in an address', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::', '0.0.0.0'])(
    'must not lead to %s',
    async (address) => {
      const outbound = outboundWith({}, { 'rebind.example': [address] });
      expect(codeOf(await post(outbound, 'https://rebind.example/'))).toBe('ADDRESS_NOT_PUBLIC');
    },
  );

  it.each([
    '169.254.169.254',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001::1',
    'fe80::1',
    'ff02::1',
    'not an address',
  ])('must not lead to %s beside a good one, even for a host that is vouched for', async (address) => {
    const { port, received } = await server();
    const outbound = outboundWith({ allowHosts: [`mixed.example:${port}`] }, { 'mixed.example': ['127.0.0.1', address] });
    expect(codeOf(await post(outbound, `http://mixed.example:${port}/`))).toBe('ADDRESS_NOT_PUBLIC');
    expect(received).toEqual([]);
  });

  it('must exist', async () => {
    expect(codeOf(await post(outboundWith({}), 'https://nowhere.example/'))).toBe('NAME_NOT_FOUND');
    expect(codeOf(await post(outboundWith({}, { 'empty.example': [] }), 'https://empty.example/'))).toBe('NAME_NOT_FOUND');
  });

  it('is asked for once, and the call goes to exactly that answer', async () => {
    const checked = await server();
    let questions = 0;
    const outbound = createOutbound({
      policy: { allowHosts: [`rebind.example:${checked.port}`] },
      clock: fakeClock('2024-05-01T12:00:00Z'),
      // The second answer would be an address that nobody checked.
      resolve: async () => (questions++ === 0 ? ['127.0.0.1'] : ['169.254.169.254']),
    });
    expect(codeOf(await post(outbound, `http://rebind.example:${checked.port}/in?x=1`))).toBe('sent');
    expect(questions).toBe(1);
    expect(checked.received).toHaveLength(1);
    expect(checked.received[0]).toMatchObject({ path: '/in?x=1', method: 'POST', headers: { host: `rebind.example:${checked.port}` } });
    expect(checked.received[0]?.body.toString()).toBe('{"ahoy":1}');
  });

  it('is asked for by the system where nothing else is given, and localhost is refused', async () => {
    const outbound = createOutbound({ policy: {}, clock: fakeClock('2024-05-01T12:00:00Z') });
    expect(codeOf(await post(outbound, 'https://localhost/'))).toBe('ADDRESS_NOT_PUBLIC');
    expect(codeOf(await post(outbound, 'https://localhost./'))).toBe('ADDRESS_NOT_PUBLIC');
  });
});

describe("the host's configuration", () => {
  it('may allow http, which does not open private networks', async () => {
    const { port } = await server();
    const outbound = outboundWith({ allowHttp: true, allowPorts: [port] }, { 'chat.example': ['127.0.0.1'] });
    expect(outbound.checkUrl('http://chat.example/')).toBeUndefined();
    expect(codeOf(await post(outbound, `http://chat.example:${port}/`))).toBe('ADDRESS_NOT_PUBLIC');
  });

  it('may allow private networks, which does not open http, other ports, metadata or tricks', async () => {
    const { port } = await server();
    const outbound = outboundWith(
      { allowPrivate: true, allowPorts: [port] },
      { 'meta.example': ['127.0.0.1', '169.254.169.254'], 'mapped.example': ['::ffff:127.0.0.1'] },
    );
    expect(outbound.checkUrl('https://10.0.0.5/')).toBeUndefined();
    expect(outbound.checkUrl('http://10.0.0.5/')?.code).toBe('NOT_HTTPS');
    expect(outbound.checkUrl('https://10.0.0.5:5432/')?.code).toBe('PORT_NOT_ALLOWED');
    expect(outbound.checkUrl('https://169.254.169.254/')?.code).toBe('ADDRESS_NOT_PUBLIC');
    expect(outbound.checkUrl('https://[::ffff:10.0.0.5]/')?.code).toBe('ADDRESS_NOT_PUBLIC');
    expect(codeOf(await post(outbound, `https://meta.example:${port}/`))).toBe('ADDRESS_NOT_PUBLIC');
    expect(codeOf(await post(outbound, `https://mapped.example:${port}/`))).toBe('ADDRESS_NOT_PUBLIC');
  });

  it('may vouch for one host and port, and for nothing beside it', async () => {
    const { port } = await server();
    const names = { 'chat.lan': ['127.0.0.1'], 'other.lan': ['127.0.0.1'], 'meta.lan': ['127.0.0.1', '169.254.169.254'] };
    const outbound = outboundWith({ allowHosts: [`Chat.LAN:${port}`, `meta.lan:${port}`, '[fd00::5]:8443'] }, names);
    expect(codeOf(await post(outbound, `http://chat.lan:${port}/`))).toBe('sent');
    expect(codeOf(await post(outbound, `http://chat.lan.:${port}/`))).toBe('sent');
    expect(codeOf(await post(outbound, 'http://chat.lan/'))).toBe('NOT_HTTPS');
    expect(codeOf(await post(outbound, 'https://chat.lan/'))).toBe('ADDRESS_NOT_PUBLIC');
    expect(codeOf(await post(outbound, `http://other.lan:${port}/`))).toBe('NOT_HTTPS');
    expect(codeOf(await post(outbound, `http://127.0.0.1:${port}/`))).toBe('NOT_HTTPS');
    expect(codeOf(await post(outbound, `http://meta.lan:${port}/`))).toBe('ADDRESS_NOT_PUBLIC');
    expect(outbound.checkUrl('https://[fd00::5]:8443/')).toBeUndefined();
    expect(outbound.checkUrl('https://[fd00::5]/')?.code).toBe('ADDRESS_NOT_PUBLIC');
  });

  it.each(['http://chat.lan', 'fd00::5', 'a b', 'chat.lan/hook', 'ada@chat.lan', 'chat.lan:99999', ''])(
    'says at the start that "%s" is no host',
    (entry) => {
      expect(() => outboundWith({ allowHosts: [entry] })).toThrow(/is no host to allow/);
    },
  );
});

describe('a call', () => {
  const certificate = selfSigned(['hooks.example']);

  it('speaks TLS under the name in the address, checked against trusted authorities', async () => {
    const { port, received } = await server(answer(200), certificate);
    const allowHosts = [`hooks.example:${port}`, `false.example:${port}`];
    const names = { 'hooks.example': ['127.0.0.1'], 'false.example': ['127.0.0.1'] };
    const trusting = outboundWith({ allowHosts, extraAuthorities: [certificate.cert] }, names);
    expect(codeOf(await post(trusting, `https://hooks.example:${port}/`))).toBe('sent');
    expect(await post(trusting, `https://false.example:${port}/`)).toEqual({
      kind: 'failed',
      failure: { code: 'CERTIFICATE' },
      notTaken: true,
    });
    expect(codeOf(await post(outboundWith({ allowHosts }, names), `https://hooks.example:${port}/`))).toBe('CERTIFICATE');
    expect(received).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const secret = await server();
    const redirecting = await server(answer(307, { location: `http://127.0.0.1:${secret.port}/` }));
    const outbound = outboundWith({ allowHosts: [`127.0.0.1:${redirecting.port}`, `127.0.0.1:${secret.port}`] });
    expect(await post(outbound, `http://127.0.0.1:${redirecting.port}/`)).toEqual({
      kind: 'failed',
      failure: { code: 'REDIRECT', status: 307 },
      notTaken: false,
    });
    expect(secret.received).toHaveLength(0);
  });

  it.each([
    [200, 'sent', undefined],
    [204, 'sent', undefined],
    [404, 'GONE', false],
    [410, 'GONE', false],
    [400, 'REFUSED', false],
    [401, 'REFUSED', false],
    [429, 'BUSY', true],
    [503, 'BUSY', true],
    [500, 'REFUSED', false],
    [502, 'REFUSED', false],
  ])('answered with %i is %s', async (status, code, notTaken) => {
    const { port } = await server(answer(status));
    const result = await post(outboundWith({ allowHosts: [`127.0.0.1:${port}`] }), `http://127.0.0.1:${port}/`);
    expect(codeOf(result)).toBe(code);
    expect(result.kind === 'failed' ? result.notTaken : undefined).toBe(notTaken);
  });

  it('hears how long to wait, in seconds only', async () => {
    const waits = await Promise.all(
      ['30', 'Wed, 21 Oct 2099 07:28:00 GMT', '-1', '99999999999'].map(async (header) => {
        const { port } = await server(answer(429, { 'retry-after': header }));
        const result = await post(outboundWith({ allowHosts: [`127.0.0.1:${port}`] }), `http://127.0.0.1:${port}/`);
        return result.kind === 'failed' ? result.retryAfterMs : undefined;
      }),
    );
    expect(waits).toEqual([30_000, undefined, undefined, undefined]);
  });

  it('reads little of an endless answer', async () => {
    let written = 0;
    let cutOff: () => void;
    const wasCutOff = new Promise<void>((resolve) => {
      cutOff = resolve;
    });
    const { port } = await server((response) => {
      response.writeHead(200);
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024))) written += 64 * 1024;
      };
      response.on('drain', pour).on('close', () => cutOff());
      pour();
    });
    expect(codeOf(await post(outboundWith({ allowHosts: [`127.0.0.1:${port}`] }), `http://127.0.0.1:${port}/`))).toBe('sent');
    await wasCutOff;
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it('is over when time is up, in the question for the name as well', async () => {
    const clock = fakeClock('2024-05-01T12:00:00Z');
    const silent = await server(() => undefined);
    const outbound = outboundWith({ allowHosts: [`127.0.0.1:${silent.port}`] }, {}, clock);

    const unanswered = post(outbound, `http://127.0.0.1:${silent.port}/`);
    await silent.calls(1);
    clock.advance(9_999);
    expect(clock.pending()).toBe(1);
    clock.advance(1);
    expect(await unanswered).toEqual({ kind: 'failed', failure: { code: 'TIMED_OUT' }, notTaken: false });

    const unnamed = createOutbound({ policy: { timeoutMs: 500 }, clock, resolve: () => new Promise(() => undefined) });
    const unresolved = post(unnamed, 'https://slow.example/');
    clock.advance(500);
    expect(await unresolved).toEqual({ kind: 'failed', failure: { code: 'TIMED_OUT' }, notTaken: true });
    expect(clock.pending()).toBe(0);
  });

  it('that cannot be made, or is broken off, says so', async () => {
    const closed = await loopback();
    await closed.close();
    const outbound = outboundWith({ allowHosts: [`127.0.0.1:${closed.port}`] });
    expect(await post(outbound, `http://127.0.0.1:${closed.port}/`)).toEqual({
      kind: 'failed',
      failure: { code: 'UNREACHABLE' },
      notTaken: true,
    });

    const hangingUp = await server((response) => void response.socket?.destroy());
    const result = await post(outboundWith({ allowHosts: [`127.0.0.1:${hangingUp.port}`] }), `http://127.0.0.1:${hangingUp.port}/`);
    expect(result).toEqual({ kind: 'failed', failure: { code: 'BROKEN_OFF' }, notTaken: false });
  });

  it('has arrived once the status says so, even if the answer ends in the middle', async () => {
    const { port } = await server((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('a', () => response.socket?.destroySoon());
    });
    expect(codeOf(await post(outboundWith({ allowHosts: [`127.0.0.1:${port}`] }), `http://127.0.0.1:${port}/`))).toBe('sent');
  });

  it.each([
    ['is not HTTP', '220 mail.example ESMTP\r\n'],
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
    ['has endless headers', `HTTP/1.1 200 OK\r\n${`X: ${'y'.repeat(1000)}\r\n`.repeat(100)}\r\n`],
  ])('survives an answer that %s', async (_kind, text) => {
    const tcp = createTcpServer(
      (socket) =>
        void socket
          .on('error', () => undefined)
          .resume()
          .end(text),
    );
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => tcp.close(() => resolve())));
    const bound = tcp.address();
    const port = bound === null || typeof bound === 'string' ? 0 : bound.port;
    expect(codeOf(await post(outboundWith({ allowHosts: [`127.0.0.1:${port}`] }), `http://127.0.0.1:${port}/`))).toBe('BROKEN_OFF');
  });
});
