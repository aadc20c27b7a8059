/** The tokens of design §3.1 and the styles of these pages. */
export const PAGE_STYLE = {
  markup: `
:root{color-scheme:light dark;--canvas:#f9f8f2;--surface:#fff;--sunken:#f0eee6;--ink:#11221b;--ink-2:#42514a;--ink-3:#5b6862;--line:#e1e0d7;--line-strong:#7c867e;--leaf:#00683f;--leaf-soft:#d3f5da;--ember-soft:#ffe9db;--ember-text:#b2380d;--info-text:#005e96;--leaf-press:#005532;--on-leaf:#fff;--leaf-text:#00603a;--leaf-chart:#1aa557;--ember:#f16015;--sun-soft:#fef0c8;--sun-text:#774f00;--danger-text:#b61537;--danger-soft:#ffe8ea;--info-soft:#ddf0fe;--focus:#0b66d6}
@media(prefers-color-scheme:dark){:root{--canvas:#09110e;--surface:#121c18;--sunken:#1b2622;--ink:#f2f3ed;--ink-2:#bcc5be;--ink-3:#9ba79e;--line:#2a3430;--line-strong:#6f7d75;--leaf:#62da8d;--leaf-soft:#163725;--ember-soft:#4b2618;--ember-text:#ffa068;--info-text:#80c7f8;--leaf-press:#83eca5;--on-leaf:#031b10;--leaf-text:#6de095;--leaf-chart:#4cce7b;--ember:#fe8746;--sun-soft:#3d3116;--sun-text:#f5d068;--danger-text:#fc9192;--danger-soft:#4b2022;--info-soft:#193348;--focus:#89c3fe}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 16px/24px "Figtree Variable",Figtree,system-ui,sans-serif;overflow-wrap:anywhere}
.banner{margin:0;padding:12px 16px;background:var(--sun-soft);color:var(--sun-text);font-size:15px;line-height:20px;font-weight:600;text-align:center}
main{max-width:480px;margin:0 auto;padding:20px 16px 56px}
main.wide{max-width:960px}
.brand{display:flex;gap:8px;align-items:center;margin:0 0 20px;font-weight:700;font-size:20px;letter-spacing:-.04em}
h1{margin:0 0 12px;font-size:30px;line-height:36px;letter-spacing:-.02em;text-wrap:balance}
h2{margin:0 0 12px;font-size:18px;line-height:24px}
p{margin:0 0 16px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:24px;padding:20px 16px;margin:0 0 16px}
.quiet{color:var(--ink-2)}
.small{font-size:14px;line-height:20px;color:var(--ink-3)}
label,legend{display:block;margin:0 0 6px;font-weight:600;font-size:15px;line-height:20px;padding:0}
fieldset{border:0;margin:0;padding:0;min-width:0}
input{width:100%;min-width:0;min-height:52px;padding:12px 14px;border:1px solid var(--line-strong);border-radius:16px;background:var(--surface);color:var(--ink);font:inherit}
select{width:100%;min-height:52px;padding:12px 14px;border:1px solid var(--line-strong);border-radius:16px;background:var(--surface);color:var(--ink);font:inherit}
.tick{display:flex;gap:12px;align-items:start;padding:10px 0}
.tick input{flex:none;width:24px;min-height:24px;height:24px;margin:0;padding:0;accent-color:var(--leaf)}
.tick label{flex:1;margin:0}
.tick .small{display:block;font-weight:400}
input[aria-invalid]{border-color:var(--danger-text)}
.error{color:var(--danger-text);font-weight:600;margin:8px 0 0}
.notice{padding:14px 16px;border-radius:16px;background:var(--danger-soft);color:var(--ink)}
.good{background:var(--info-soft)}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:11px 18px;border:1px solid transparent;border-radius:18px;background:var(--sunken);color:var(--ink);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
button.wide{width:100%}
button.go{width:100%;background:var(--leaf);color:var(--on-leaf);font-size:17px}
button.go:hover{background:var(--leaf-press)}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;align-items:end}
.row form{margin:0}
.row .field{flex:1 1 200px;min-width:0}
form{margin:0 0 12px}
.field{margin:0 0 16px}
a{color:var(--leaf-text)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.fill{display:grid;gap:8px;list-style:none;margin:0 0 16px;padding:0}
.fill a{display:block;padding:11px 14px;border-radius:16px;background:var(--sunken);color:var(--ink);text-decoration:none}
.fill b{display:block;font-variant-numeric:tabular-nums}
.fill span{color:var(--ink-2);font-size:14px;line-height:20px}
.scroll{overflow-x:auto;margin:0 0 16px}
table{border-collapse:collapse;width:100%;font-size:14px;line-height:20px;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:normal}
th{color:var(--ink-3);font-weight:600}
td button,td .button{min-height:36px;padding:4px 12px;border-radius:14px;white-space:nowrap}
td .raw{display:block;min-width:220px;overflow-wrap:anywhere}
td .row{flex-wrap:nowrap;align-items:center;margin:0}
button[aria-pressed=true]{background:var(--leaf);color:var(--on-leaf)}
iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:16px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/20px ui-monospace,monospace}
`,
};
