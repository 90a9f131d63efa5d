import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { writeEmail } from './email.ts';

const content = Uint8Array.from({ length: 300 }, (_, index) => index % 256);

const email = {
  from: 'ventas@cafe.example',
  to: 'buchhaltung@tresen.example',
  subject: 'Factura F26/012 de Panadería Ñandú – «Señores Gärtnerei Lindenhof und Söhne Gesellschaft» 🎉',
  text: 'Buenos días:\nadjuntamos la factura.\n',
  attachments: [
    { name: 'F26-012.pdf', type: 'application/pdf', content },
    { name: 'Förderung "März" 2026.xml', type: 'application/xml', content: new Uint8Array() },
  ],
  date: new Date('2026-11-27T05:40:00Z'),
};

describe('writeEmail', () => {
  it('writes a message that e-mail programs can read', async () => {
    const read = await PostalMime.parse(writeEmail(email));
    expect(read.from?.address).toBe(email.from);
    expect(read.to?.map(({ address }) => address)).toEqual([email.to]);
    expect(read.subject).toBe(email.subject);
    expect(read.text?.replaceAll('\r\n', '\n').trim()).toBe(email.text.trim());
    expect(read.date).toBe(email.date.toISOString());
    expect(read.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
    expect(read.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['F26-012.pdf', 'application/pdf'],
      ['Förderung "März" 2026.xml', 'application/xml'],
    ]);
    expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(content);
  });

  it('keeps lines short, and line breaks out of the headers', () => {
    const written = writeEmail({ ...email, subject: 'a\r\nBcc: x@y.example', to: `z@w.example\nX-Evil: 1` });
    expect(written.split('\r\n').every((line) => line.length <= 998 && !line.includes('\n'))).toBe(true);
    expect(written).not.toMatch(/^(Bcc|X-Evil):/m);
  });

  it('leaves out addresses that are not known', async () => {
    const read = await PostalMime.parse(writeEmail({ ...email, from: undefined, to: '' }));
    expect([read.from, read.to]).toEqual([undefined, undefined]);
  });
});
