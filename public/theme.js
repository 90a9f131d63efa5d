// Before the first paint: see src/workbench/ui/page/theme.ts.
try {
  const theme = localStorage.getItem('billwright.theme');
  if (window.parent === window && (theme === 'light' || theme === 'dark'))
    document.documentElement.dataset.theme = theme;
  const language = localStorage.getItem('billwright.language') ?? navigator.language;
  if (!language.startsWith('en')) document.documentElement.dataset.foreign = '';
} catch {}

// Files dropped before the program takes them wait for it: see src/workbench/ui/dropped-files.ts.
window.ondragover = window.ondrop = (event) => {
  const transfer = event.dataTransfer;
  if (!transfer?.types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop')
    window.dropped = [Array.from(transfer.items, (item) => item.webkitGetAsEntry()), [...transfer.files]];
};
