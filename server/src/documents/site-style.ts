/** What the pages of the site add to the style of every page: a bar, a foot, two columns where there is room. */
export const SITE_STYLE = {
  markup: `
:root{--sun:#fbca43;--info-soft:#ddf0fe}
@media(prefers-color-scheme:dark){:root{--sun:#faca4b;--info-soft:#193348}}
body{font-family:Figtree,"Figtree Fallback",system-ui,sans-serif;display:flex;flex-direction:column;min-height:100vh}
h1,h2,.brand,.figure b{font-family:"Bricolage Grotesque","Bricolage Fallback",system-ui,sans-serif;font-weight:700;letter-spacing:-.02em}
h1{font-size:36px;line-height:40px;margin:0 0 8px}
h2{font-size:24px;line-height:30px}
.name{display:block;font-size:18px;line-height:24px;font-weight:650}
.bar,main.site,.foot>div{width:100%;max-width:1184px;margin:0 auto;padding-inline:20px}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px;padding-block:12px}
.bar .brand{display:inline-flex;align-items:center;min-height:44px;margin:0 auto 0 0;color:var(--ink);text-decoration:none}
.languages{display:flex;gap:2px}
.languages>*{position:relative;display:grid;place-items:center;min-width:44px;min-height:44px;color:var(--ink-2);font-size:15px;font-weight:600}
.languages>b{color:var(--ink);text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:6px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.languages>a{text-decoration:none}
main.site{flex:1;padding-block:12px 56px}
.crumb{display:inline-flex;align-items:center;min-height:44px;margin:0 0 8px;font-weight:600;text-decoration:none}
.layout{display:grid;gap:28px}
.layout section,.stack>section{margin:0 0 28px}
.hero{position:relative;overflow:hidden;margin:0 0 20px;border-radius:24px;background:var(--leaf-soft);aspect-ratio:16/7}
.hero img,.hero svg{display:block;width:100%;height:100%;object-fit:cover}
.who{display:flex;gap:16px;align-items:center;min-width:0}
.who>div{min-width:0}
.who h1{margin:0}
.logo{flex:none;width:72px;height:72px;border-radius:16px;background:var(--surface);object-fit:cover}
.plate{display:grid;place-items:center;flex:none;width:96px;height:96px;border-radius:999px;font-size:34px;font-weight:650}
.face{flex:none;width:96px;height:96px;border-radius:999px;background:var(--surface);object-fit:cover}
.plate.square,.face.square{border-radius:24px}
.plate.small{width:56px;height:56px;border-radius:16px;font-size:20px}
.plate.leaf{background:var(--leaf-soft);color:var(--leaf-text)}
.plate.ember{background:var(--ember-soft);color:var(--ember-text)}
.plate.sun{background:var(--sun-soft);color:var(--sun-text)}
.plate.info{background:var(--info-soft);color:var(--info-text)}
.lead{margin:4px 0 0;color:var(--ink-2);font-size:18px;line-height:26px;max-width:62ch;text-wrap:pretty}
.text{max-width:62ch;text-wrap:pretty}
.card{border-color:var(--line);margin:0}
.aside{align-self:start;display:grid;gap:16px;padding:20px}
.aside>*{margin:0}
.figures{display:flex;flex-wrap:wrap;gap:16px 40px;margin:0}
.figure{margin:0}
.figure b{display:block;font-size:36px;line-height:40px;font-variant-numeric:tabular-nums}
.figure span{color:var(--ink-2)}
a.button{min-height:52px;border-radius:18px;text-align:center}
a.button.go{width:100%;background:var(--leaf);color:var(--on-leaf);font-size:17px}
a.button.go:hover{background:var(--leaf-press)}
.bar a.button{min-height:44px;padding:8px 12px}
.aside a.button{width:100%}
.steps{display:grid;gap:12px;margin:0;padding:0;list-style:none;counter-reset:step}
.steps li{display:grid;grid-template-columns:32px 1fr;gap:12px;counter-increment:step}
.steps li::before{content:counter(step);display:grid;place-items:center;width:32px;height:32px;border-radius:999px;background:var(--leaf-soft);color:var(--leaf-text);font-weight:650}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(280px,100%),1fr));gap:12px;margin:0;padding:0;list-style:none}
.cards a{display:flex;gap:16px;align-items:center;height:100%;padding:16px;border:1px solid var(--line);border-radius:24px;background:var(--surface);color:var(--ink);text-decoration:none}
.cards a:hover{border-color:var(--line-strong)}
.cards a>div{min-width:0}
.cards .logo{width:56px;height:56px}
.cards p{margin:2px 0 0;color:var(--ink-2);font-size:15px;line-height:20px}
.cards .amount{color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums}
.amounts th{font-size:15px;font-weight:400;color:var(--ink)}
.amounts td{text-align:right;padding-right:0;font-size:15px;font-weight:600;white-space:nowrap}
.amounts tr:last-child>*{border-bottom:0}
.amounts .total th,.amounts .total td{font-weight:650}
.amounts th:has(a),.amounts th:has(a)+td{padding-block:0;vertical-align:middle}
.amounts th>a{display:inline-flex;align-items:center;min-width:44px;min-height:44px}
main.site p>a:not(.button,.crumb),main.site li>a{padding-block:3px}
.pages{display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 0}
.foot{border-top:1px solid var(--line);padding-block:24px 32px;color:var(--ink-2);font-size:15px}
.foot p{margin:0 0 8px;max-width:62ch}
.foot ul{display:flex;flex-wrap:wrap;gap:0 20px;margin:0;padding:0;list-style:none}
.foot a{display:inline-flex;align-items:center;min-width:44px;min-height:44px;color:var(--ink-2)}
@media(max-width:359.98px){h1{font-size:28px;line-height:32px}.figure b{font-size:28px;line-height:32px}}
@media(min-width:600px){.stack a.button.go{width:auto;min-width:280px}.bar{gap:12px}}
@media(min-width:768px){.bar,main.site,.foot>div{padding-inline:24px}.months{grid-template-columns:1fr 1fr;align-items:start}}
@media(min-width:960px){
.bar,main.site,.foot>div{padding-inline:32px}
.layout.with-aside{grid-template-columns:minmax(0,1fr) 360px;grid-template-areas:"first aside" "rest aside";grid-template-rows:auto 1fr;gap:28px 40px}
.with-aside>.first{grid-area:first}.with-aside>.rest{grid-area:rest}
.with-aside>.aside{grid-area:aside;position:sticky;top:20px}
}
@media print{.bar .button,.languages,.actions,.foot ul,.crumb{display:none}.card,.cards a{border-color:#999}.with-aside>.aside{position:static}body{background:#fff;color:#000}}
`,
};
