/** Where there is no page, for example on a server that renders one, code can refer to the class but not use it. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes of the element as properties. Setting a property writes its attribute. */
export class EditorAttributes extends Base {
  /** The address of the service that provided the script, used by elements without one. */
  static defaultService: string | undefined;

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  /** The address of the document to fetch. */
  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  set src(address: string) {
    this.setAttribute('src', address);
  }

  /** The address of the service whose workbench is shown. Default: the service that provided the script. */
  get service(): string {
    return this.getAttribute('service') ?? EditorAttributes.defaultService ?? '';
  }

  set service(address: string) {
    this.setAttribute('service', address);
  }

  get theme(): 'light' | 'dark' | 'system' {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  }

  set theme(theme: 'light' | 'dark' | 'system') {
    this.setAttribute('theme', theme);
  }

  get view(): 'JSON' | 'Form' {
    return this.getAttribute('view')?.toLowerCase() === 'form' ? 'Form' : 'JSON';
  }

  set view(view: 'JSON' | 'Form') {
    this.setAttribute('view', view);
  }

  /** All actions of the workbench, only Build and the choice of the view, or none. */
  get toolbar(): 'full' | 'build' | 'none' {
    const toolbar = this.getAttribute('toolbar');
    return toolbar === 'build' || toolbar === 'none' ? toolbar : 'full';
  }

  set toolbar(toolbar: 'full' | 'build' | 'none') {
    this.setAttribute('toolbar', toolbar);
  }

  get schema(): string {
    return this.getAttribute('schema') ?? '';
  }

  set schema(schema: string) {
    this.setAttribute('schema', schema);
  }

  get readOnly(): boolean {
    return this.flag('readonly');
  }

  set readOnly(isSet: boolean) {
    this.setFlag('readonly', isSet);
  }

  /** Whether Build wraps the document in an envelope. */
  get envelope(): boolean {
    return this.flag('envelope');
  }

  set envelope(isSet: boolean) {
    this.setFlag('envelope', isSet);
  }

  /** Whether the element is as high as its content, at most as its `max-height`: by default, the window. */
  get autosize(): boolean {
    return this.flag('autosize');
  }

  set autosize(isSet: boolean) {
    this.setFlag('autosize', isSet);
  }

  get noResult(): boolean {
    return this.flag('no-result');
  }

  set noResult(isSet: boolean) {
    this.setFlag('no-result', isSet);
  }

  get noProblems(): boolean {
    return this.flag('no-problems');
  }

  set noProblems(isSet: boolean) {
    this.setFlag('no-problems', isSet);
  }

  /** Treats the value `false` as a missing attribute, as some frameworks write it. */
  protected flag(name: string): boolean {
    return this.hasAttribute(name) && this.getAttribute(name) !== 'false';
  }

  protected setFlag(name: string, isSet: boolean): void {
    this.toggleAttribute(name, Boolean(isSet));
  }
}
