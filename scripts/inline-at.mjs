import { parseAst } from 'vite';

/**
 * Writes the kernel's `at(items, i)` out wherever it is called, as `(items[i] ?? at([], 0))`, of which the second half throws.
 *
 * V8 makes every read of a list quick by what it has met at that place of the program. In the one `at` that the whole house
 * shares it meets lists of every kind and settles for the slowest way; written out, each place learns for itself.
 */
export function inlineAt() {
  return {
    name: 'inline-at',
    transform: {
      // After types were taken out.
      order: 'post',
      filter: { id: /\.tsx?$/, code: /\bat\(/ },
      handler: (code) => ({ code: writtenOut(code), map: null }),
    },
  };
}

/** Where `at` is imported from, by others and by the kernel itself. */
const KERNEL = ['@quarterdeck/kernel', './cells'];

const importsAt = ({ type, source, specifiers }) =>
  type === 'ImportDeclaration' &&
  KERNEL.includes(source.value) &&
  specifiers.some(({ imported, local }) => imported?.name === 'at' && local.name === 'at');

const isCall = (node) => node?.type === 'CallExpression' && node.callee.name === 'at' && node.arguments.length === 2;

/** The code of a module with all calls of the kernel's `at` written out: what stands around their two arguments is exchanged. */
export function writtenOut(code) {
  const program = parseAst(code);
  if (!program.body.some(importsAt)) return code;
  const changes = callsIn(program).flatMap((call) => {
    const [items, i] = call.arguments;
    return [
      [call.start, items.start, '(('],
      [items.end, i.start, ')['],
      [i.end, call.end, '] ?? at([], 0))'],
    ];
  });
  let text = '';
  let done = 0;
  for (const [start, end, instead] of changes.sort(([a], [b]) => a - b)) {
    // Nothing moves to another line, so that traces stay true.
    text += code.slice(done, start) + instead + code.slice(start, end).replace(/[^\n]/g, '');
    done = end;
  }
  return text + code.slice(done);
}

/** All calls of `at` in a node, itself included. */
function callsIn(node, found = []) {
  if (isCall(node)) found.push(node);
  for (const name in node) {
    const part = node[name];
    if (Array.isArray(part)) for (const one of part) callsIn(one, found);
    else if (typeof part?.type === 'string') callsIn(part, found);
  }
  return found;
}
