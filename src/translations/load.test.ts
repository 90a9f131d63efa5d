import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Returns Portuguese texts as a browser with these languages reads them. */
async function readBy(...languages: string[]) {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages });
  const { languageCodes, loadTranslation } = await import('./load.ts');
  const translation = await loadTranslation('pt', ['page', 'later']);
  const found = ['Settings', 'Save', 'Preview'].map((text) => translation?.find(text));
  return { found, languageCodes };
}

it('a variant replaces the texts that differ in its region, and is no language of its own', async () => {
  const brazilian = await readBy('pt-BR', 'pt');
  const portuguese = await readBy('pt-PT', 'pt-BR');
  expect(brazilian.found).toEqual(['Configurações', 'Salvar', 'Pré-visualização']);
  expect(portuguese.found).toEqual(['Definições', 'Guardar', 'Pré-visualização']);
  expect(brazilian.languageCodes).not.toContain('pt-BR');
});
