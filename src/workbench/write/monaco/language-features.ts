/** Editor help: completion, hover, quick fixes and outline of drafts. The worker provides the answers. */

import type { editor, languages, Position } from 'monaco-editor/editor/editor.api.js';
import { engine } from '../../engine/service/engine.ts';
import type { Fix } from '../../engine/worker/fixes/index.ts';
import type { WorkerFunctions } from '../../engine/worker/functions.ts';
import type { Completion } from '../../engine/worker/language/completion.ts';
import type { Explained } from '../../engine/worker/language/hover.ts';
import type { Part } from '../../engine/worker/language/outline.ts';
import { draftById } from '../../state/drafts/drafts.ts';
import { runOf } from '../../state/drafts/runs.ts';
import { SHOW_FIXES } from '../../state/view/active-editor.ts';
import type { Location, Problem, Range } from '../../state/view/problem.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import { rangeOf, spanOf, textEdit } from './ranges.ts';
import * as texts from './texts.ts';

type Monaco = typeof import('monaco-editor/editor/editor.api.js');

const SCHEME = 'draft';
const GO_ON = 'billwright.goOnWriting';
const SUGGEST = 'editor.action.triggerSuggest';

/** Shows suggestions only if there are any. */
const ifAny = { auto: true };

/** Registers completion, hover, fixes, outline and formatting of documents with Monaco. */
export function registerHelp(monaco: Monaco): void {
  monaco.languages.registerCompletionItemProvider('json', completionProvider(monaco));
  monaco.languages.registerHoverProvider('json', hoverProvider);
  monaco.languages.registerCodeActionProvider('json', fixProvider, { providedCodeActionKinds: ['quickfix'] });
  monaco.languages.registerDocumentSymbolProvider('json', outlineProvider(monaco));
  monaco.languages.registerFoldingRangeProvider(['json', 'xml'], foldingProvider);
  monaco.languages.registerDocumentFormattingEditProvider('xml', xmlFormatter);
  goOnCommand(monaco);
  fixesAction(monaco);
}

/** Returns the draft of a model; undefined for results and comparisons. */
function draftOf(model: editor.ITextModel): string | undefined {
  return model.uri.scheme === SCHEME ? model.uri.authority : undefined;
}

/** Returns the worker's answer. If it fails there is no help; the problems show why. */
function ask<N extends keyof WorkerFunctions, Otherwise>(
  name: N,
  argument: Parameters<WorkerFunctions[N]>[0],
  otherwise: Otherwise,
) {
  return engine()
    .call(name, argument)
    .catch(() => otherwise);
}

/** Returns the answer about a text, or the alternative if the text has changed. */
async function ofPresent<T, Otherwise>(model: editor.ITextModel, answer: Promise<T>, otherwise: Otherwise) {
  const version = model.getVersionId();
  const answered = await answer;
  return model.isDisposed() || model.getVersionId() !== version ? otherwise : answered;
}

function helpAt(model: editor.ITextModel, position: Position) {
  return { text: model.getValue(), offset: model.getOffsetAt(position), language: useLanguage.getState().language };
}

function completionProvider({ languages: { CompletionItemKind, CompletionItemInsertTextRule } }: Monaco) {
  const item = (completion: Completion, range: Range, comma: languages.CompletionItem['additionalTextEdits']) => {
    const { kind, label, name, note, about, snippet, filter, order, choiceFollows } = completion;
    const suggestion: languages.CompletionItem = {
      label: { label, detail: name && ` ${name}`, description: note ?? '' },
      kind: kind === 'property' ? CompletionItemKind.Property : CompletionItemKind.Value,
      detail: [name, note].filter(Boolean).join(', '),
      insertText: snippet,
      insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
      filterText: filter,
      sortText: String(order).padStart(5, '0'),
      range,
      ...(about && { documentation: about }),
      ...(comma && { additionalTextEdits: comma }),
      ...(choiceFollows && { command: { id: SUGGEST, title: say(texts.showChoices), arguments: [ifAny] } }),
    };
    return suggestion;
  };
  const provider: languages.CompletionItemProvider = {
    triggerCharacters: ['"', ':'],
    async provideCompletionItems(model, position) {
      if (!draftOf(model)) return undefined;
      // What was typed in the meantime narrows the list down: Monaco matches it against these suggestions.
      const found = await ask('complete', helpAt(model, position), undefined);
      if (!found || model.isDisposed()) return undefined;
      const { items, replace, comma } = found;
      const edits = comma && [textEdit(model, comma)];
      return { suggestions: items.map((each) => item(each, rangeOf(model, replace), edits)) };
    },
  };
  return provider;
}

const hoverProvider: languages.HoverProvider = {
  async provideHover(model, position) {
    const found = await ask('explainAt', helpAt(model, position), undefined);
    if (!found || model.isDisposed()) return undefined;
    return { range: rangeOf(model, found.span), contents: hoverText(found).map((value) => ({ value })) };
  },
};

function hoverText({ title, kind, about }: Explained): string[] {
  return [`**${plain(title)}** — ${plain(kind)}`, ...about.map(plain)];
}

/** Escapes a text for Markdown. */
function plain(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~$&-]/g, '\\$&');
}

const fixProvider: languages.CodeActionProvider = {
  async provideCodeActions(model, range) {
    return { actions: await actionsAt(model, range), dispose() {} };
  },
};

/** The last question for fixes: Monaco asks again when the cursor rests, and before it shows the menu. */
let asked:
  | { model: editor.ITextModel; about: readonly unknown[]; actions: Promise<languages.CodeAction[]> }
  | undefined;

/** Returns the fixes of the problems in a range, asking the worker once. */
function actionsAt(model: editor.ITextModel, range: Range): Promise<languages.CodeAction[]> {
  const draft = draftOf(model);
  if (!draft) return Promise.resolve([]);
  const { startLineNumber, startColumn, endLineNumber, endColumn } = range;
  const version = model.getVersionId();
  const about = [version, runOf(draft).problems, startLineNumber, startColumn, endLineNumber, endColumn];
  if (asked?.model !== model || about.some((each, index) => each !== asked?.about[index]))
    asked = { model, about, actions: findActions(draft, model, range, version) };
  return asked.actions;
}

async function findActions(
  draft: string,
  model: editor.ITextModel,
  range: Range,
  version: number,
): Promise<languages.CodeAction[]> {
  const fixes = problemsAt(draft, range).map(([problem, location]) => fixesOf(draft, model, problem, location));
  const found = await ofPresent(model, Promise.all(fixes), []);
  // Several problems of a value can have the same fix.
  const different = new Map(found.flat().map((fix) => [JSON.stringify([fix.title, fix.edits]), fix]));
  return Array.from(different.values(), (fix) => actionOf(fix, model, version));
}

/**
 * Shows the menu of fixes as soon as they are found. Monaco's own action gives up if the answer takes longer than the cursor
 * rests: the request for the light bulb then ends the request for the menu.
 */
function fixesAction({ KeyCode, KeyMod, editor: { addEditorAction } }: Monaco): void {
  addEditorAction({
    id: SHOW_FIXES,
    label: say(texts.fixes),
    keybindings: [KeyMod.CtrlCmd | KeyCode.Period],
    async run(editor) {
      const model = editor.getModel();
      const at = editor.getSelection();
      if (!model || !at) return;
      await actionsAt(model, at);
      if (editor.getModel() === model && at.equalsSelection(editor.getSelection() ?? at))
        editor.trigger('help', 'editor.action.quickFix', null);
    },
  });
}

/** Returns the problems with locations that overlap a range. */
function problemsAt(draft: string, range: Range): [Problem, Location & { range: Range }][] {
  return runOf(draft).problems.flatMap((problem) =>
    problem.locations.flatMap(({ path, range: own }): [Problem, Location & { range: Range }][] =>
      own && meet(own, range) ? [[problem, { path, range: own }]] : [],
    ),
  );
}

function meet(a: Range, b: Range): boolean {
  const before = (first: Range, second: Range) =>
    first.endLineNumber < second.startLineNumber ||
    (first.endLineNumber === second.startLineNumber && first.endColumn < second.startColumn);
  return !before(a, b) && !before(b, a);
}

async function fixesOf(
  draft: string,
  model: editor.ITextModel,
  { code }: Problem,
  { path, range }: Location & { range: Range },
): Promise<Fix[]> {
  const text = model.getValue();
  const envelop = draftById(draft)?.envelop ?? false;
  const fault = { code, path, span: spanOf(model, range) };
  return await ask('fixes', { text, envelop, language: useLanguage.getState().language, fault }, []);
}

function actionOf(
  { title, edits, goOn, certain }: Fix,
  model: editor.ITextModel,
  versionId: number,
): languages.CodeAction {
  return {
    title,
    kind: 'quickfix',
    isPreferred: certain,
    edit: {
      edits: edits.map((edit) => ({ resource: model.uri, versionId, textEdit: textEdit(model, edit) })),
    },
    ...(goOn !== undefined && { command: { id: GO_ON, title: say(texts.goOn), arguments: [goOn] } }),
  };
}

/** Puts the cursor where the user must continue, and shows possible values. */
function goOnCommand(monaco: Monaco): void {
  monaco.editor.registerCommand(GO_ON, (_services, offset: number) => {
    const editor = monaco.editor.getEditors().find((known) => known.getModel()?.uri.scheme === SCHEME);
    const position = editor?.getModel()?.getPositionAt(offset);
    if (!editor || !position) return;
    editor.setPosition(position);
    editor.revealPositionInCenterIfOutsideViewport(position);
    editor.focus();
    editor.trigger('help', SUGGEST, ifAny);
  });
}

function outlineProvider({ languages: { SymbolKind } }: Monaco): languages.DocumentSymbolProvider {
  const kinds: { readonly [kind: string]: languages.SymbolKind } = {
    object: SymbolKind.Object,
    array: SymbolKind.Array,
    number: SymbolKind.Number,
    boolean: SymbolKind.Boolean,
    null: SymbolKind.Null,
  };
  const symbol = (
    model: editor.ITextModel,
    { name, detail, kind, whole, head, children }: Part,
  ): languages.DocumentSymbol => ({
    name: kind === 'array' ? `${name} (${detail})` : [name, detail].filter(Boolean).join(': '),
    detail: '',
    kind: kinds[kind] ?? SymbolKind.String,
    tags: [],
    range: rangeOf(model, whole),
    selectionRange: rangeOf(model, head),
    children: children.map((child) => symbol(model, child)),
  });
  return {
    displayName: say(texts.outline),
    async provideDocumentSymbols(model) {
      const parts = await ofPresent(model, ask('outline', model.getValue(), []), []);
      return parts.map((part) => symbol(model, part));
    },
  };
}

const xmlFormatter: languages.DocumentFormattingEditProvider = {
  displayName: 'Billwright',
  async provideDocumentFormattingEdits(model) {
    const before = model.getValue();
    const text = await ofPresent(model, ask('formatXml', before, before), before);
    return text === before ? [] : [{ range: model.getFullModelRange(), text }];
  },
};

const foldingProvider: languages.FoldingRangeProvider = {
  provideFoldingRanges: (model) => ask('folds', model.getValue(), []),
};
