// Leaves out what is no rule: words, bots' glances, and names that the compiler checks.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const WORDS = new Set(['say', 'ask', 'text', 'kind', 'at', 'of', 'item']);
const SPEAKERS = new Set(['say', 'message', 'pattern', 'reason']);
const GLANCE = /^worth$|Worth$/;

const nameOf = (node) => (node?.type === 'Identifier' ? node.name : node?.type === 'StringLiteral' ? node.value : undefined);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore({ node }) {
      if ((node.type === 'ObjectProperty' || node.type === 'ObjectMethod') && WORDS.has(nameOf(node.key))) return 'words and names';
      if ((node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') && GLANCE.test(nameOf(node.id) ?? ''))
        return 'a glance of bots';
      if (node.type === 'CallExpression' && SPEAKERS.has(nameOf(node.callee))) return 'words and names';
      return undefined;
    },
  }),
];
