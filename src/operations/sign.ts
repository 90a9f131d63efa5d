import * as engine from '../engine/index.ts';
import { exampleInvoice, examplePrivateKey } from './example-data.ts';
import { unsigned } from './example-documents.ts';
import { operation } from './operation.ts';

/** Builds an envelope and signs its header (chapter 09 §5.2). */
export const sign = operation({
  name: 'sign',
  tag: 'Signing',
  summary: 'Build and sign a document',
  description: 'Returns an envelope with the signature. Keys are neither stored nor logged.',
  fields: ['template', 'type', 'privatekey', 'issuer', 'audience'],
  signs: true,
  usage: `  $ billwright keygen --quiet --force
  $ billwright sign built.json signed.json`,
  examples: {
    invoice: {
      summary: 'A signed envelope (with another signature in each call)',
      request: { data: unsigned, privatekey: examplePrivateKey },
    },
    'no-key': { summary: 'Without a key', request: { data: exampleInvoice } },
  },
  run: (data, { privatekey, issuer, audience, strict }, environment) => {
    const by = { issuer: issuer ?? undefined, audience: audience ?? undefined };
    return engine.sign(data, { privatekey, ...by, strict }, environment);
  },
});
