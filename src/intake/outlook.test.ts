import { describe, expect, test } from 'vitest';
import { outlookFiles } from './outlook.ts';
import { compoundFile } from './testing.ts';

const utf16 = (text: string) =>
  Uint8Array.from([...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]));
const bytes = (text: string) => new TextEncoder().encode(text);

const attachment = (name: string, content: Uint8Array) => ({
  '__substg1.0_37010102': content,
  '__substg1.0_3707001F': utf16(name),
});

function found(file: Uint8Array): [string, number][] | undefined {
  return outlookFiles(file)?.map(({ path, bytes: own }) => [path, own.length]);
}

describe('outlookFiles', () => {
  const large = bytes('<x/>'.repeat(3000));
  const email = {
    '__properties_version1.0': bytes('…'),
    '__attach_version1.0_#00000000': attachment('Rechnung März.xml', large),
    '__attach_version1.0_#00000001': {
      '__substg1.0_37010102': bytes('small'),
      '__substg1.0_3704001E': bytes('A/B.PDF\0'),
    },
    '__attach_version1.0_#00000002': {
      '__substg1.0_3001001F': utf16('Forwarded'),
      '__substg1.0_3701000D': { '__attach_version1.0_#00000000': attachment('c.xml', bytes('inner')) },
    },
  };

  test('returns large and small attachments, and those of inner e-mails', () => {
    const file = compoundFile(email);
    expect(found(file)).toEqual([
      ['Rechnung März.xml', large.length],
      ['A_B.PDF', 5],
      ['Forwarded/c.xml', 5],
    ]);
    expect(outlookFiles(file)?.[0]?.bytes).toEqual(large);
  });

  test('returns nothing for other compound files, and for damaged ones', () => {
    expect(found(compoundFile({ WordDocument: bytes('x') }))).toBeUndefined();
    const file = compoundFile(email);
    expect(found(file.subarray(0, 600))).toBeUndefined();
    expect(found(file.subarray(0, 100))).toBeUndefined();
  });

  test('ends at chains and trees without an end', () => {
    const chain = compoundFile(email);
    // The first sector of the table after the header: every sector leads to itself.
    for (let i = 0; i < 128; i++) new DataView(chain.buffer).setUint32(512 + 4 * i, i, true);
    expect(found(chain)).toBeUndefined();
    const tree = compoundFile(email);
    const directory = (new DataView(tree.buffer).getUint32(48, true) + 1) * 512;
    new DataView(tree.buffer).setUint32(directory + 128 + 68, 1, true);
    expect(found(tree)).toBeUndefined();
  });
});
