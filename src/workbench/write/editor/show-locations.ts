import { locate } from '../../engine/document/locate.ts';
import { treeOf } from '../../engine/document/text.ts';
import { useShownLocations } from '../../state/view/shown-locations.ts';
import { monaco } from '../monaco/monaco.ts';
import { rangeOf } from '../monaco/ranges.ts';

const mark: monaco.editor.IModelDecorationOptions = {
  isWholeLine: true,
  className: 'shown-location',
  stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
};

/** Makes an editor show requested locations until the user types. Returns the function that ends it. */
export function followShownLocations(editor: monaco.editor.IStandaloneCodeEditor): () => void {
  const marks = editor.createDecorationsCollection();
  const show = () => {
    const { locations, first, waiting } = useShownLocations.getState();
    // While it is hidden, each letter has a line of its own, and lines are far from where they will be.
    if (!waiting || !editor.getContainerDomNode().clientWidth) return;
    const model = editor.getModel();
    const root = model && treeOf(model.getValue());
    if (!root) return;
    // It may just have become visible.
    editor.layout();
    // The values at the paths, or the nearest enclosing ones, unless that is the whole document.
    const nodes = locations.flatMap((path) => {
      const at = locate(root, path);
      return at && (at.missing === '' || at.node !== root) ? at.node : [];
    });
    marks.set(nodes.map((node) => ({ range: rangeOf(model, node), options: mark })));
    useShownLocations.setState({ waiting: false });
    const found = first ? locate(root, first) : undefined;
    const target = found?.missing === '' ? found.node : nodes[0];
    if (!target) return;
    const range = rangeOf(model, target);
    editor.setPosition({ lineNumber: range.startLineNumber, column: range.startColumn });
    editor.revealRangeNearTopIfOutsideViewport(range, monaco.editor.ScrollType.Smooth);
  };
  show();
  const stopWatching = useShownLocations.subscribe(show);
  const clear = () => marks.clear();
  const listening = [
    editor.onDidLayoutChange(show),
    editor.onDidChangeModelContent(clear),
    editor.onDidChangeModel(clear),
  ];
  return () => {
    stopWatching();
    for (const each of listening) each.dispose();
    clear();
  };
}
