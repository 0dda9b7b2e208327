import { errorBodySchema } from '@quarterdeck/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Route } from './route';

const schema = (of: v.GenericSchema, typeMode: 'input' | 'output'): object => {
  // Transformations have no JSON form; the shape before or after them is what a caller needs.
  const { $schema: _dialect, ...rest } = toJsonSchema(of, { errorMode: 'ignore', typeMode });
  return rest;
};

interface JsonObject {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function parameters(of: v.GenericSchema | undefined, place: 'path' | 'query'): object[] {
  if (of === undefined) return [];
  const { properties = {}, required = [] } = schema(of, 'input') as JsonObject;
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

/** The description of the HTTP interface, made from the route table itself. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  const error = { description: 'Refused or failed', content: { 'application/json': { schema: schema(errorBodySchema, 'output') } } };
  for (const one of routes) {
    const path = one.path.replace(/:(\w+)/g, '{$1}');
    const answer =
      one.answer === 'lines'
        ? { 'application/x-ndjson': { schema: { type: 'string' } } }
        : one.answer === 'text'
          ? { 'text/plain': { schema: { type: 'string' } } }
          : { 'application/json': { schema: schema(one.answer, 'output') } };
    const operations = paths[path] ?? {};
    paths[path] = operations;
    operations[one.method.toLowerCase()] = {
      summary: one.about,
      parameters: [...parameters(one.params, 'path'), ...parameters(one.query, 'query')],
      ...(one.body === undefined
        ? {}
        : { requestBody: { required: true, content: { 'application/json': { schema: schema(one.body, 'input') } } } }),
      responses: { 200: { description: 'Done', content: answer }, default: error },
      security: one.who !== 'anyone' ? [{ cookie: [] }, { token: [] }] : [],
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quarterdeck', version: '1', description: 'Play itself goes over the WebSocket; see docs/protocol.md.' },
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'quarterdeck' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
