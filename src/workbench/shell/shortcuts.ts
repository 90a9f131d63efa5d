interface ShortcutHelp {
  /** As `Shortcut` writes it. */
  keys: string;
  does: string;
}

/** All shortcuts, by where they work. */
export const shortcuts: readonly { where: string; list: readonly ShortcutHelp[] }[] = [
  {
    where: 'Everywhere',
    list: [
      { keys: 'Mod+K', does: 'Commands: reaches everything by its name; F1 too' },
      { keys: 'Mod+S', does: 'Save the document as a JSON file' },
      { keys: '?', does: 'This list, outside text fields' },
    ],
  },
  {
    where: 'Workbench',
    list: [
      { keys: 'Mod+Enter', does: 'Build' },
      { keys: 'F8', does: 'Go to the next problem' },
      { keys: 'Shift+F8', does: 'Go to the problem before' },
    ],
  },
  {
    where: 'Document, as JSON',
    list: [
      { keys: 'Escape', does: 'Lets the next Tab leave the text' },
      { keys: 'Ctrl+Space', does: 'Complete: properties, codes, rates' },
      { keys: 'Mod+.', does: 'Fixes for the problem under the cursor' },
      { keys: 'Mod+Shift+O', does: 'Outline: go to a property' },
      { keys: 'Shift+Alt+F', does: 'Lay the text out' },
      { keys: 'Mod+F', does: 'Search and replace' },
      { keys: 'Alt+Z', does: 'Wrap long lines, or leave them as they are' },
      { keys: 'Mod+Z', does: 'Undo' },
      { keys: 'Mod+Shift+Z', does: 'Redo' },
    ],
  },
  {
    where: 'Document, as a form',
    list: [
      { keys: 'Enter', does: 'Go to the next field; ↓ and ↑ to the one below and above' },
      { keys: 'Mod+Z', does: 'Undo' },
      { keys: 'Alt+↑', does: 'Move the entry of a list up' },
      { keys: 'Alt+↓', does: 'Move the entry of a list down' },
    ],
  },
];
