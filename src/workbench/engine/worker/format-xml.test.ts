import { expect, it } from 'vitest';
import { formatXml } from './format-xml.ts';

it('formatXml puts elements on lines, and keeps their content', () => {
  const dense =
    '<?xml version="1.0"?><!-- from a program --><a x="1>2"><b> two  words </b><c/><d></d><e><f><![CDATA[<g>]]></f></e></a>';
  const laidOut = `<?xml version="1.0"?>
<!-- from a program -->
<a x="1>2">
  <b> two  words </b>
  <c/>
  <d></d>
  <e>
    <f><![CDATA[<g>]]></f>
  </e>
</a>
`;
  expect(formatXml(dense)).toBe(laidOut);
  expect(formatXml(laidOut)).toBe(laidOut);
});

it('formatXml adds no blanks to mixed content, and keeps broken text', () => {
  expect(formatXml('<p>one <b>two</b> three</p>')).toBe('<p>one <b>two</b> three</p>\n');
  expect(formatXml('<a><!-- ')).toBe('<a><!-- ');
  expect(formatXml('<!-- all of it')).toBe('<!-- all of it');
});
