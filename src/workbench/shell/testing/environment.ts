import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { register } from 'node:module';
import { configure } from '@testing-library/dom';
import { flushSync } from 'react-dom';

/** The features of a page that components need and happy-dom lacks. Loaded before every other module. */

// Monaco imports style sheets, which Node cannot load.
const ignoreStyles = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(ignoreStyles)}`);

// Without a layout, lists that render only visible rows would be empty: boxes show ten rows.
for (const [size, pixels] of Object.entries({
  clientHeight: 400,
  clientWidth: 400,
  offsetHeight: 40,
  offsetWidth: 400,
}))
  Object.defineProperty(HTMLElement.prototype, size, { get: () => pixels });

for (const name of ['Expanded', 'Invalid'])
  Object.defineProperty(Element.prototype, `aria${name}`, {
    get(this: Element) {
      return this.getAttribute(`aria-${name.toLowerCase()}`);
    },
  });

for (const [name, value] of Object.entries({ view: 'Form', service: 'browser' }))
  localStorage.setItem(`billwright.${name}`, value);

// Failed queries name the missing element without printing the whole page.
process.env.DEBUG_PRINT_LIMIT = '0';
configure({
  asyncUtilTimeout: 60_000,
  // In a browser React renders after each listener, before the key or click has its own effect, such as moving the focus.
  eventWrapper(dispatch) {
    const dispatched = dispatch();
    flushSync(() => {});
    return dispatched;
  },
});
