export const docsStyle = `:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f5f2, #141513);
  --panel: light-dark(#fff, #1b1c1a);
  --sunk: light-dark(#f0eeea, #0e0f0d);
  --line: light-dark(#e3e0d9, #2c2e2a);
  --edge: light-dark(#8d887e, #75776f);
  --ink: light-dark(#1c1b19, #ecebe6);
  --soft: light-dark(#625e57, #aaa79f);
  --accent: light-dark(#0b6e5f, #4cc2ad);
  --accent-ink: light-dark(#fff, #08201c);
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 0.9375rem/1.55 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; }
h2 { margin: 3rem 0 0.5rem; font-size: 1.35rem; }
h3 { margin: 0 0 0.5rem; font-size: 1.1rem; overflow-wrap: anywhere; }
h3 a { display: inline-block; color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 0.9375rem; }
p { max-width: 44rem; margin: 0.35rem 0; overflow-wrap: anywhere; }
code, pre, textarea { font: 0.8125rem/1.5 var(--mono); }
code { overflow-wrap: anywhere; }
pre { margin: 0.5rem 0; padding: 0.75rem; border-radius: 6px; background: var(--sunk); white-space: pre-wrap; overflow-wrap: anywhere; }
summary { padding-block: 0.15rem; cursor: pointer; }
.skip { position: fixed; top: 0; left: 0; z-index: 2; padding: 0.5rem 1rem; background: var(--panel); }
.skip:not(:focus) { transform: translateY(-120%); }
.method { color: var(--accent); font: 600 0.75rem var(--mono); }
.type, .mark { color: var(--soft); font-size: 0.8125rem; }
.mark { padding: 0 0.4em; border: 1px solid var(--line); border-radius: 4px; }
.name { font-weight: 600; }
main { max-width: 62rem; padding: 1.5rem 1rem 6rem; }
main > section { margin: 1rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); content-visibility: auto; contain-intrinsic-block-size: auto 20rem; }
.fields, .answers { margin-block: 0.5rem; padding: 0; list-style: none; }
.fields > li { padding: 0.5rem 0; border-top: 1px solid var(--line); }
.fields .fields { padding-left: 1rem; border-left: 2px solid var(--line); }
.answers > li { padding: 0.25rem 0; }
.answers > li:not(:has(> details)) { padding-left: 1.1rem; }
details > :not(summary) { margin-left: 1.1rem; }
.try { margin-top: 1.25rem; }
.try summary { color: var(--accent); font-weight: 600; }
form { display: grid; gap: 0.75rem; max-width: 44rem; margin-top: 0.75rem; }
label { display: grid; gap: 0.25rem; font-size: 0.8125rem; }
label.flag { display: flex; align-items: center; gap: 0.5rem; }
input:not([type="checkbox"]), select, textarea { width: 100%; padding: 0.4rem 0.5rem; border: 1px solid var(--edge); border-radius: 5px; background: var(--panel); color: inherit; }
input, select { font: inherit; }
button { justify-self: start; padding: 0.35rem 0.9rem; border: 1px solid var(--edge); border-radius: 5px; background: var(--panel); color: inherit; font: inherit; cursor: pointer; }
form > button { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); font-weight: 600; }
#token { max-width: 24rem; }
.contents { position: sticky; top: 0.5rem; z-index: 1; margin: 0.5rem 1rem 0; }
nav { position: fixed; inset: 0 auto 0 0; width: min(20rem, 90vw); height: 100vh; margin: 0; padding: 1rem; overflow: auto; border: 0; border-right: 1px solid var(--line); background: var(--bg); color: inherit; }
nav h2 { margin: 1.25rem 0 0.25rem; color: var(--soft); font-size: 0.8125rem; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 0.2rem 0; color: inherit; text-decoration: none; font-size: 0.8125rem; overflow-wrap: anywhere; }
nav a:hover { color: var(--accent); }
nav a code { font-size: 0.75rem; }
nav a span:last-child { display: block; color: var(--soft); }
@media (min-width: 60rem) {
  html { scroll-padding-top: 1rem; }
  nav { display: block; }
  .contents { display: none; }
  main { margin-left: 20rem; padding: 2rem 2rem 6rem; }
}
[hidden] { display: none; }
@media print {
  nav, .contents, .try { display: none; }
  main { margin: 0; }
}
`;
