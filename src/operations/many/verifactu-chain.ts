import { message } from '../../engine/text/message.ts';
import { chainReader } from '../../formats/index.ts';
import { STATEMENT } from '../../formats/national/verifactu/statement.ts';
import { chainCheck } from './chain-check.ts';

/** Checks the chains of VERI*FACTU records. */
export const verifactuChain = chainCheck({
  name: 'verifactu',
  summary: 'Check chains of VERI*FACTU records',
  description: `Checks that billing records of the Spanish tax office (AEAT) form unbroken chains: their hashes, links, times and order. Send XML with any number of records or messages (\`application/xml\`), or JSON lines (\`application/jsonl\`), each with the XML of a record as a text or in \`xml\` or \`result\`. The body is read as a stream of up to 100,000 records. Faults are part of the answer. ${STATEMENT.template}`,
  answer: 'ChainAnswer',
  isXmlLong: true,
  tooMany: (most) =>
    message('the stream has more than {most} records; check longer chains with billwright verifactu chain', { most }),
  tool: {
    description: `Checks that records form unbroken chains. Next: convert to verifactu, with the last as previous.`,
    data: 'XML with records or messages, or JSON lines with it.',
  },
  command: {
    summary: 'check the chains of VERI*FACTU records, or make messages of many',
    notes: [
      'chain checks records, events and messages in XML files, and in JSON lines whose entries are XML texts or objects with xml or result.',
    ],
  },
  reader: chainReader,
  nothing: message('It contains no VERI*FACTU records or events.'),
  line: ({ issuer, system, count, runs, last }) =>
    message(
      '{issuer}, {system}: {count, plural, one {# record} other {# records}} in {runs, plural, one {one run} other {# runs}}, last {number} {hash}',
      {
        issuer,
        system: [system.maker, system.id, system.installation].join(' '),
        count,
        runs,
        number: last.number,
        hash: last.hash,
      },
    ),
});
