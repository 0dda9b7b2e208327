/** Version of everything in this package; a server and a client must speak the same one. */
export const PROTOCOL = 1;

/** Where the WebSocket is, beside the HTTP resources. */
export const SOCKET_PATH = '/api/socket';

/** What a server accepts at most; clients use the same figures to prevent what would be refused. */
export const LIMITS = {
  name: 24,
  tableName: 40,
  move: 200,
  chat: 300,
  commandId: 40,
  planSteps: 30,
  gameFile: 500_000,
  /** Tables that one socket may watch, counting each perspective. */
  watches: 64,
  /** Of these, with the same eyes at the same table: a page that gives way to another one, and that one. */
  sameEyes: 2,
  /** Bytes of one message from a client. */
  message: 8_192,
} as const;
