import { key } from '../cbc/key.ts';
import { field, type InstanceOf, object } from '../model/object.ts';
import { text } from '../model/scalars.ts';
import { present, url } from '../rules/conditions.ts';
import { at, check, rules } from '../rules/declare.ts';

/** A web page for paying (chapter 03 §11.4). */
export const Online = object(
  'pay.Online',
  {
    title: 'Online',
    description: 'A web page or service for online payment.',
    legacy: {
      name: field(text, 'Name', 'Now label.'),
      addr: field(text, 'Address', 'Now url.'),
    },
    migrate(online, { name, addr }) {
      if (name) online.label = name;
      if (addr) online.url = addr;
    },
  },
  {
    key: field(key, 'Key', 'A key that programs use to find the page.'),
    label: field(text, 'Label', 'The name of the page or service.'),
    url: field(text, 'URL', 'The address of the page.', { required: true }),
  },
);
export type Online = InstanceOf<typeof Online>;

export const onlineRules = rules(Online, 'GOBL-PAY-ONLINE', [
  at('url', [
    check('01', 'An online payment needs its web address in url, such as https://example.com/pay.', present, url),
  ]),
]);
