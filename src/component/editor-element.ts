import { EditorAttributes } from './editor-attributes.ts';
import type { EditorError, EditorEvents } from './events.ts';
import { WorkbenchFrame } from './frame.ts';
import type {
  DocumentValue,
  EditorOperation,
  EditorOutcome,
  EditorSettings,
  EditorText,
  MessageFromWorkbench,
} from './messages.ts';
import { Requests } from './requests.ts';
import * as texts from './texts.ts';

const style = `:host { display: block; height: 40rem; min-height: 12rem; }
:host([hidden]) { display: none; }
:host([autosize]:not([autosize='false'])) { height: auto; max-height: 100vh; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 100%; min-height: inherit; max-height: inherit; border: 0; }
[role=alert] { padding: 1rem; font: 14px/1.5 system-ui, sans-serif; }`;

/** Properties that may have been set on the element before it was upgraded. */
const properties = [
  'value',
  'src',
  'service',
  'theme',
  'view',
  'toolbar',
  'schema',
  'readOnly',
  'envelope',
  'autosize',
  'noResult',
  'noProblems',
] as const;

/** The workbench setting for each attribute. */
const settingOf: Readonly<Record<string, keyof EditorSettings>> = {
  lang: 'language',
  theme: 'theme',
  view: 'view',
  toolbar: 'toolbar',
  // Both may change the brand.
  class: 'brand',
  style: 'brand',
  schema: 'schema',
  readonly: 'readOnly',
  envelope: 'envelope',
  autosize: 'autosize',
  'no-result': 'result',
  'no-problems': 'problems',
};

/**
 * `<billwright-editor>`: the workbench with one document, embedded in another page. See docs/embedding.md.
 *
 * @attr value - the document as text
 * @attr lang - the language, such as `es`; changing it reloads the workbench
 * @attr title - the label for screen readers
 * @cssprop --billwright-accent - the colour of the main button, links and selections
 * @cssprop --billwright-accent-ink - the colour of text on it; by default black or white
 * @cssprop --billwright-font - the font of the workbench, among those that the user's device has
 * @csspart frame - the frame with the workbench
 * @csspart error - the message shown in place of the workbench if it is not available
 */
export class BillwrightEditor extends EditorAttributes {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['value', 'src', 'service', 'title', ...Object.keys(settingOf)];
  readonly #internals: ElementInternals;
  readonly #root: ShadowRoot;
  #frame: WorkbenchFrame | undefined;
  /** The text in the editor, or the text to show once the workbench is ready. */
  #text = '';
  /** The text that a form reset restores: from the attribute, or fetched from `src`. */
  #initial = '';
  /** The ID of the element's document in the workbench, which reports it first. */
  #draft: string | undefined;
  /** The height in pixels at which nothing in the workbench scrolls. */
  #height: number | undefined;
  #isDisabled = false;
  #fetching: AbortController | undefined;
  readonly #requests = new Requests();
  /** Why the workbench is not available. */
  #failure: Error | undefined;
  /** A closed frame that may still report the last edit, and the text at that time. */
  #closed: { frame: WorkbenchFrame; draft: string | undefined; text: string } | undefined;

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.#root = this.attachShadow({ mode: 'open' });
    // Pages that forbid inline styles allow a constructed style sheet, but not a style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet];
  }

  override addEventListener<Name extends keyof EditorEvents>(
    name: Name,
    listener: (this: BillwrightEditor, event: EditorEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    name: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(name: string, listener: never, options?: boolean | AddEventListenerOptions): void {
    super.addEventListener(name, listener, options);
  }

  connectedCallback(): void {
    for (const name of properties) this.#takeUp(name);
    this.#open();
  }

  disconnectedCallback(): void {
    this.#close();
    this.#failure = undefined;
    this.#requests.giveUp(new Error(texts.gone));
  }

  /** Lets nodes keep their frame when they are moved within the page (`moveBefore`). */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'value') {
      this.#initial = now ?? '';
      this.value = this.#initial;
    } else if (name === 'src') void this.#fetch();
    else if (name === 'service' && this.isConnected) this.#open();
    // A page has one language.
    else if (name === 'lang' && this.#frame) this.#open();
    else if (name === 'title' && this.#frame) this.#frame.element.title = this.#title;
    else this.#sendSetting(settingOf[name]);
    if (name === 'autosize') this.#fit();
  }

  formResetCallback(): void {
    // A fetch in progress continues.
    this.#write(this.#initial);
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.#frame?.send({ type: 'set', readOnly: this.readOnly || isDisabled });
  }

  /** Restores the text when the user returns to the page. Called by the form. */
  formStateRestoreCallback(state: string): void {
    this.value = state;
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  /** The last known text in the editor. Edits of the last 150 ms may be missing. You can also set an object. */
  get value(): string {
    return this.#text;
  }

  set value(value: string | DocumentValue | null | undefined) {
    this.#fetching?.abort();
    this.#write(value ?? '');
  }

  /**
   * Resolves once the workbench is ready. Rejects if the element is removed from the page before, or if there is no
   * response.
   */
  async whenReady(): Promise<void> {
    if (this.#frame?.isReady) return;
    if (this.#failure) throw this.#failure;
    await this.#requests.ready();
  }

  /** Returns the current document in the editor; undefined if its text is not JSON. */
  async getDocument(): Promise<DocumentValue | undefined> {
    const { data } = await this.#read();
    return typeof data === 'object' && data !== null ? (data as DocumentValue) : undefined;
  }

  /** Returns the current text in the editor. */
  async getText(): Promise<string> {
    return (await this.#read()).text;
  }

  async #read(): Promise<EditorText> {
    const frame = await this.#ready();
    frame.send({ type: 'get' });
    return await this.#requests.text();
  }

  /** Builds the document. Returns the outcome, with faults if it cannot be built. */
  async build(): Promise<EditorOutcome> {
    return await this.run('build');
  }

  /**
   * Runs the operation of a workbench button. Operations with a dialog, `correct` and `sign`, resolve when it closes.
   */
  async run(operation: EditorOperation): Promise<EditorOutcome> {
    const frame = await this.#ready();
    frame.send({ type: 'run', operation });
    return await this.#requests.run(operation);
  }

  /** Opens the Save dialog of the workbench. */
  async save(): Promise<void> {
    const frame = await this.#ready();
    frame.send({ type: 'save' });
  }

  async #ready(): Promise<WorkbenchFrame> {
    await this.whenReady();
    // The workbench may be gone by now.
    if (!this.#frame?.isReady) throw this.#failure ?? new Error(texts.gone);
    return this.#frame;
  }

  override focus(): void {
    this.#frame?.element.focus();
  }

  get #title(): string {
    return this.getAttribute('title') || this.getAttribute('aria-label') || texts.title;
  }

  #open(): void {
    this.#close();
    this.#failure = undefined;
    this.#requests.lose(new Error(texts.reloaded));
    const address = addressOf(this.service, this.ownerDocument.baseURI);
    if (address === undefined) {
      this.#sayFailed({ reason: 'address', message: texts.noAddress });
      return;
    }
    const frame = new WorkbenchFrame({
      address: withLanguage(address, this.#language),
      title: this.#title,
      onMessage: (message) => (frame === this.#frame ? this.#follow(message) : this.#followLast(frame, message)),
      onSilence: () => frame === this.#frame && this.#sayUnreachable(address),
    });
    this.#frame = frame;
    this.#show(frame.element);
  }

  #close(): void {
    const frame = this.#frame;
    if (!frame) return;
    this.#closed = this.#requests.isReadingBack ? undefined : { frame, draft: this.#draft, text: this.#text };
    this.#frame = undefined;
    this.#draft = undefined;
    this.#height = undefined;
    frame.close();
    frame.element.remove();
  }

  /** Handles an edit made just before the workbench closed, unless the page has set another text since. */
  #followLast(frame: WorkbenchFrame, message: MessageFromWorkbench): void {
    const { frame: closed, draft, text: before } = this.#closed ?? {};
    if (frame !== closed || message.type !== 'change' || before !== this.#text) return;
    this.#closed = undefined;
    const { type, ...text } = message;
    if (draft !== undefined && draft !== text.draft) return;
    this.#note(text.text);
    this.#emit(type, text);
  }

  #sayUnreachable(address: string): void {
    this.#close();
    const retry = document.createElement('button');
    retry.textContent = texts.retry;
    retry.type = 'button';
    retry.onclick = () => this.#open();
    const message = filled(texts.unreachable, { address, origin: location.origin });
    this.#sayFailed({ reason: 'unreachable', message }, retry);
  }

  /** Shows the reason in place of the workbench, and reports it to the page. */
  #sayFailed(detail: EditorError, ...remedies: Element[]): void {
    const box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.setAttribute('part', 'error');
    box.append(Object.assign(document.createElement('p'), { textContent: detail.message }), ...remedies);
    this.#show(box);
    this.#failure = new Error(detail.message);
    this.#requests.giveUp(this.#failure);
    this.#fail(detail);
  }

  /** Replaces the displayed element. */
  #show(shown: Element): void {
    this.#root.replaceChildren(shown);
  }

  #follow(message: MessageFromWorkbench): void {
    if (message.type === 'ready') this.#followReady();
    else if (message.type === 'change' || message.type === 'document') {
      const { type, ...text } = message;
      this.#draft ??= text.draft;
      if (type === 'document') this.#requests.answerText(text);
      if (text.draft === this.#draft && !this.#requests.isReadingBack) this.#note(text.text);
      if (type === 'change') this.#emit('change', text);
    } else if (message.type === 'refused') {
      const { faults } = message;
      const why = faults.map(({ description }) => description).join(' ');
      this.#requests.refuse(message, new Error(why));
      this.#fail({ reason: 'refused', message: why, faults });
    } else if (message.type === 'height') {
      this.#height = message.height;
      this.#fit();
    } else if (message.type === 'save') {
      const { type, ...detail } = message;
      if (this.#emit(type, detail)) this.#frame?.send({ type, command: detail.command });
    } else {
      const { type, ...detail } = message;
      if (type !== 'close' && type !== 'notification') this.#answerRun(type, detail as EditorOutcome);
      this.#emit(type, detail as never);
    }
  }

  #followReady(): void {
    // The workbench may have been reloaded. Its document and pending requests are lost.
    this.#draft = undefined;
    this.#requests.lose(new Error(texts.reloaded));
    // A document being fetched will follow.
    const data = this.#text !== '' || this.src === '' ? { data: this.#text } : {};
    this.#frame?.send({ type: 'set', ...this.#settings(), ...data });
    if ('data' in data) this.#readBack();
    this.#requests.answerReady();
    this.#emit('ready', null);
  }

  #fit(): void {
    const isFit = this.autosize && this.#height !== undefined;
    this.#frame?.element.style.setProperty('height', isFit ? `${this.#height}px` : null);
  }

  #answerRun(operation: EditorOperation, outcome: EditorOutcome): void {
    this.#draft ??= outcome.draft;
    this.#requests.answerRun(operation, outcome);
  }

  get #language(): string {
    return this.lang.toLowerCase().split('-')[0] ?? '';
  }

  #settings(): EditorSettings {
    return {
      view: this.view,
      theme: this.theme,
      toolbar: this.toolbar,
      autosize: this.autosize,
      askBeforeSaving: true,
      brand: this.#brand,
      readOnly: this.readOnly || this.#isDisabled,
      envelope: this.envelope,
      result: !this.noResult,
      problems: !this.noProblems,
      ...(this.#language && { language: this.#language }),
      ...(this.schema && { schema: this.schema }),
    };
  }

  /** The brand of the page, from CSS properties. */
  get #brand(): NonNullable<EditorSettings['brand']> {
    const style = getComputedStyle(this);
    // Like CSS, the element ignores invalid values.
    const given = (name: string, property: string) => {
      const value = style.getPropertyValue(`--billwright-${name}`).trim();
      return CSS.supports(property, value) ? value : undefined;
    };
    return {
      accent: given('accent', 'color'),
      accentInk: given('accent-ink', 'color'),
      font: given('font', 'font-family'),
    };
  }

  /** Sends one setting and leaves the others, which the user may have changed in the workbench. */
  #sendSetting(name: keyof EditorSettings | undefined): void {
    const value = name && this.#settings()[name];
    if (value === undefined) return;
    this.#frame?.send({ type: 'set', [name as string]: value });
    if (name === 'schema') this.#readBack();
  }

  #write(value: string | DocumentValue): void {
    this.#note(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
    this.#frame?.send({ type: 'set', data: value, ...(this.schema && { schema: this.schema }) });
    this.#readBack();
  }

  /** Requests the text from the workbench after setting it, with the `$schema` that it added. */
  #readBack(): void {
    if (!this.#frame?.isReady) return;
    this.#frame.send({ type: 'get' });
    // The response is handled with all others, and a lost one does not matter.
    this.#requests.text(true).catch(() => {});
  }

  #note(text: string): void {
    this.#text = text;
    this.#internals.setFormValue(text);
  }

  async #fetch(): Promise<void> {
    this.#fetching?.abort();
    if (this.src === '') return;
    this.#fetching = new AbortController();
    const { signal } = this.#fetching;
    let address = this.src;
    try {
      address = new URL(this.src, this.ownerDocument.baseURI).href;
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      const text = await response.text();
      if (signal.aborted) return;
      this.#initial = text;
      this.#write(text);
    } catch (cause) {
      if (signal.aborted) return;
      const why = cause instanceof Error ? cause.message : String(cause);
      this.#fail({ reason: 'source', message: filled(texts.notFetched, { address, why }) });
    }
  }

  #fail(detail: EditorError): void {
    this.#emit('error', detail);
  }

  /** Dispatches an event. Returns whether the page leaves the default action to the element. */
  #emit<Name extends keyof EditorEvents>(name: Name, detail: EditorEvents[Name]['detail']): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, cancelable: name === 'save' }));
  }

  /**
   * Sets again a property that was set before the element was defined, and deletes the own property, which hides the
   * accessor of the class.
   */
  #takeUp(name: (typeof properties)[number]): void {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}

function withLanguage(address: string, language: string): string {
  const url = new URL(address);
  if (language) url.searchParams.set('lang', language);
  return url.href;
}

/** Returns the address of the workbench at a service; undefined if it is empty or not a web page. */
function addressOf(service: string, base: string): string | undefined {
  if (service === '') return undefined;
  try {
    const { protocol, href } = new URL(service, base);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
