import { forced, tokenColour } from '../../ui/page/theme.ts';

type Monaco = typeof import('monaco-editor/editor/editor.api.js');

/** Monaco's colours from style/tokens.css. */
const colours = {
  'editor.background': 'panel',
  'editor.foreground': 'ink',
  'editorLineNumber.foreground': 'faint',
  'editorLineNumber.activeForeground': 'ink',
  'editor.lineHighlightBackground': 'current-line',
  'editor.lineHighlightBorder': 'current-line',
  'editor.selectionBackground': 'selection',
  'editor.inactiveSelectionBackground': 'selection',
  'editor.findMatchBackground': 'warn-wash',
  'editor.findMatchHighlightBackground': 'warn-wash',
  'editorCursor.foreground': 'accent',
  'editorIndentGuide.background1': 'line',
  'editorIndentGuide.activeBackground1': 'edge',
  'editorBracketMatch.background': 'accent-wash',
  'editorBracketMatch.border': 'accent',
  'editorError.foreground': 'bad',
  'editorWarning.foreground': 'warn',
  'editorWidget.background': 'panel',
  'editorWidget.foreground': 'ink',
  'editorWidget.border': 'line',
  'editorHoverWidget.background': 'panel',
  'editorHoverWidget.foreground': 'ink',
  'editorHoverWidget.border': 'line',
  'editorSuggestWidget.selectedBackground': 'accent-wash',
  'editorSuggestWidget.selectedForeground': 'ink',
  'editorSuggestWidget.selectedIconForeground': 'accent',
  'editorSuggestWidget.highlightForeground': 'accent',
  'editorSuggestWidget.focusHighlightForeground': 'accent',
  'editor.rangeHighlightBackground': 'accent-wash',
  'editorLightBulb.foreground': 'accent',
  'editorLightBulbAutoFix.foreground': 'accent',
  'editorActionList.background': 'panel',
  'editorActionList.foreground': 'ink',
  'editorActionList.focusBackground': 'accent-wash',
  'editorActionList.focusForeground': 'ink',
  'quickInput.background': 'panel',
  'quickInput.foreground': 'ink',
  'quickInputList.focusBackground': 'accent-wash',
  'quickInputList.focusForeground': 'ink',
  'quickInputList.focusIconForeground': 'accent',
  'pickerGroup.border': 'line',
  'pickerGroup.foreground': 'soft',
  'list.hoverBackground': 'sunk',
  'list.highlightForeground': 'accent',
  'list.focusHighlightForeground': 'accent',
  'textLink.foreground': 'accent',
  'textLink.activeForeground': 'accent',
  'sash.hoverBorder': 'line',
  'input.background': 'panel',
  'input.foreground': 'ink',
  'input.border': 'edge',
  'inputOption.activeBackground': 'accent-wash',
  'inputOption.activeBorder': 'accent',
  focusBorder: 'accent',
  'menu.background': 'panel',
  'menu.foreground': 'ink',
  'menu.border': 'line',
  'menu.selectionBackground': 'accent-wash',
  'menu.selectionForeground': 'ink',
  'menu.separatorBackground': 'line',
  'widget.border': 'line',
  'widget.shadow': 'line',
  'scrollbar.shadow': 'line',
  'editorOverviewRuler.border': 'panel',
  'diffEditor.insertedLineBackground': 'added',
  'diffEditor.insertedTextBackground': 'added',
  'diffEditor.removedLineBackground': 'removed',
  'diffEditor.removedTextBackground': 'removed',
  'diffEditor.unchangedRegionBackground': 'sunk',
  'diffEditor.unchangedRegionForeground': 'soft',
  'diffEditorGutter.insertedLineBackground': 'panel',
  'diffEditorGutter.removedLineBackground': 'panel',
};

const tokenColours = {
  key: 'syntax-key',
  string: 'syntax-string',
  'string.invalid': 'bad',
  number: 'syntax-number',
  word: 'syntax-word',
  delimiter: 'soft',
  invalid: 'bad',
};

/** With forced colours, marks use the system's background and a border. */
const forcedColours = {
  'editor.selectionForeground': 'selection-ink',
  contrastBorder: 'line',
  contrastActiveBorder: 'accent',
};

/** Returns Monaco's base theme for ours; with forced colours, the high contrast theme for their background. */
function baseFor(shown: 'light' | 'dark') {
  if (!forced.matches) return shown === 'dark' ? 'vs-dark' : 'vs';
  const [red = 0, green = 0, blue = 0] = (tokenColour('panel').match(/[\da-f]{2}/g) ?? []).map((hex) =>
    Number.parseInt(hex, 16),
  );
  return red + green + blue < 384 ? 'hc-black' : 'hc-light';
}

/** Returns Monaco's name of the page's theme. */
export function themeName(shown: 'light' | 'dark'): string {
  return `billwright-${shown}`;
}

/** Applies the page's current colours to the editors. */
export function followTheme({ editor }: Monaco, shown: 'light' | 'dark'): void {
  const name = themeName(shown);
  editor.defineTheme(name, {
    base: baseFor(shown),
    inherit: true,
    rules: Object.entries(tokenColours).map(([token, colour]) => ({
      token,
      foreground: tokenColour(colour).slice(1),
    })),
    colors: Object.fromEntries(
      Object.entries(forced.matches ? { ...colours, ...forcedColours } : colours).map(([part, colour]) => [
        part,
        tokenColour(colour),
      ]),
    ),
  });
  editor.setTheme(name);
}
