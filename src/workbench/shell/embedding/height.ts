import { useFrame } from '../../state/view/frame.ts';
import { post } from './post.ts';

/** Regions that lead the page, and in each what is as high as its content: the form, and Monaco's lines. */
const regions = [
  { region: '[data-form] > [data-scroll]', content: ':scope > *' },
  { region: '#main .monaco-editor', content: '.view-lines' },
] as const;

/** Reports the height at which nothing scrolls, in pixels, to the host page whenever it changes. Returns a function that stops this. */
export function reportHeight(): () => void {
  let reported: number | undefined;
  let frame = 0;
  const observed = new WeakSet<Element>();
  const sizes = new ResizeObserver(() => later());
  const observe = (element: Element) => {
    if (observed.has(element)) return;
    observed.add(element);
    sizes.observe(element);
  };
  const report = () => {
    frame = 0;
    if (!useFrame.getState().autosize) return;
    const heights = regions.flatMap(({ region, content }) =>
      [...document.querySelectorAll<HTMLElement>(region)].map((box) => {
        const shown = [...box.querySelectorAll<HTMLElement>(content)];
        for (const each of [box, ...shown]) observe(each);
        return heightFor(box, shown);
      }),
    );
    const height = Math.max(...heights);
    if (!Number.isFinite(height) || height === reported) return;
    reported = height;
    post({ type: 'height', height });
  };
  const later = () => {
    frame ||= requestAnimationFrame(report);
  };
  // Another view, draft or notice replaces or moves the regions.
  const page = new MutationObserver(later);
  page.observe(document.body, { childList: true, subtree: true });
  const stop = useFrame.subscribe(later);
  later();
  return () => {
    cancelAnimationFrame(frame);
    stop();
    page.disconnect();
    sizes.disconnect();
  };
}

/** Returns the height of the window at which the region shows its whole content; none for a hidden region. */
function heightFor(box: HTMLElement, shown: readonly HTMLElement[]): number {
  if (box.clientHeight === 0 || shown.length === 0) return Number.NEGATIVE_INFINITY;
  const edges = shown.map((each) => each.getBoundingClientRect());
  const content = Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top));
  const { paddingTop, paddingBottom } = getComputedStyle(box);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  return Math.ceil(innerHeight - box.clientHeight + content + padding);
}
