/** Where there is no page, as on a server that renders one, the class can be named and not be used. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What the attributes of the element say, as properties that write them. */
export class EditorAttributes extends Base {
  /** The address of the service that gave the script, for elements that name none. */
  static defaultService: string | undefined;

  get name(): string {
    return this.getAttribute('name') ?? '';
  }

  set name(name: string) {
    this.setAttribute('name', name);
  }

  /** The address from which the document is fetched. */
  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  set src(address: string) {
    this.setAttribute('src', address);
  }

  /** The address of the service whose workbench is shown: that of the script, where the element names none. */
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

  /** Some frameworks write `false` where HTML has no attribute. */
  protected flag(name: string): boolean {
    return this.hasAttribute(name) && this.getAttribute(name) !== 'false';
  }

  protected setFlag(name: string, isSet: boolean): void {
    this.toggleAttribute(name, Boolean(isSet));
  }
}
