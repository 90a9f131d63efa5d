// Runs before the first paint, so that a stored theme does not flash the other one. The rest of it, and the
// name of the stored setting, is in src/workbench/app/theme.ts.
try {
  const theme = localStorage.getItem('billwright.theme');
  // In a frame the page around says which.
  if (window.parent === window && (theme === 'light' || theme === 'dark'))
    document.documentElement.dataset.theme = theme;
  // In other languages than English, the sentence in index.html is left out.
  const language = localStorage.getItem('billwright.language') ?? navigator.language;
  if (!language.startsWith('en')) document.documentElement.dataset.foreign = '';
} catch {
  // Storage is refused: the system's theme holds.
}
