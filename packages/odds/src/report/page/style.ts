/** The look of a report: on a screen that of the house, on paper black on white (A4 and Letter alike: margins, and no fixed heights). */
export const STYLE = `
:root { color-scheme: dark; --ink: #f3ede2; --dim: #c3b8a7; --paper: #14110e; --line: #3b332b; --soft: #1e1a16; --gain: #4fbf85; --loss: #ec8570; --even: #a0947f; --accent: #f3ede2;
  --l0: #4fbf85; --l1: #ec8570; --l2: #82b1f0; --l3: #e0b35a; --l4: #c39be8; --l5: #9bbcc7; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.15; margin: 0 0 .25rem; text-wrap: balance; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .6rem; padding-top: .6rem; border-top: 2px solid var(--accent); break-after: avoid; }
h3 { font-size: 1.05rem; margin: 1.6rem 0 .4rem; break-after: avoid; }
p, ul { margin: .4rem 0 .8rem; max-width: 46rem; }
li { margin: .15rem 0; }
a { color: var(--accent); }
.dim, figcaption, .clauses { color: var(--dim); }
.clauses { font-size: max(.82em, .8125rem); }
nav ol { columns: 2; padding-left: 1.3rem; margin: .8rem 0; }
.scroll { overflow-x: auto; margin: .5rem 0 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--dim); font-weight: 600; border-bottom-color: var(--dim); }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-left: .6rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .5rem 1.2rem; margin: .6rem 0 1rem; }
dt { color: var(--dim); font-size: .82rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl.wide { display: block; } dl.wide > div { margin: .3rem 0; }
code, .exact { font: .8125rem/1.4 ui-monospace, "SF Mono", Consolas, monospace; overflow-wrap: anywhere; }
.holds::before { content: "✓ "; color: var(--gain); } .fails::before { content: "✗ "; color: var(--loss); }
ul.checks { list-style: none; padding: 0; font-size: .9rem; }
figure { margin: .8rem 0 1.4rem; break-inside: avoid; }
figcaption { font-size: .85rem; margin-top: .2rem; }
svg { display: block; width: 100%; height: auto; max-width: 45rem; background: var(--soft); border-radius: 4px; }
svg text { font: 12px system-ui, "Segoe UI", Arial, sans-serif; fill: var(--ink); }
svg .label { text-anchor: end; } svg .tick { text-anchor: middle; fill: var(--dim); }
svg .gain { fill: var(--gain); } svg .loss { fill: var(--loss); } svg .even { fill: var(--even); }
svg .axis { stroke: var(--dim); } svg .grid { stroke: var(--line); } svg .mark { stroke: var(--ink); stroke-dasharray: 4 3; }
svg .line { fill: none; stroke-width: 2; } svg .dot { stroke: none; }
svg .line-0 { stroke: var(--l0); } svg .line-1 { stroke: var(--l1); } svg .line-2 { stroke: var(--l2); } svg .line-3 { stroke: var(--l3); } svg .line-4 { stroke: var(--l4); } svg .line-5 { stroke: var(--l5); }
svg .dot.line-0 { fill: var(--l0); } svg .dot.line-1 { fill: var(--l1); } svg .dot.line-2 { fill: var(--l2); } svg .dot.line-3 { fill: var(--l3); } svg .dot.line-4 { fill: var(--l4); } svg .dot.line-5 { fill: var(--l5); }
fieldset { border: 1px solid var(--line); border-radius: 6px; padding: .6rem .9rem .9rem; margin: 1rem 0; } legend { color: var(--dim); padding: 0 .4rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .6rem 1rem; margin-bottom: .8rem; }
label span { display: block; font-size: .82rem; color: var(--dim); }
select, input, button { font: inherit; color: inherit; background: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: .4rem .5rem; width: 100%; min-height: 2.75rem; }
button { width: auto; padding: .4rem 1.2rem; background: var(--accent); color: var(--paper); border: 0; cursor: pointer; }
@media (max-width: 40rem) { nav ol { columns: 1; } h1 { font-size: 1.5rem; } }
@page { margin: 16mm 14mm; }
@media print {
  :root { color-scheme: light; --ink: #000; --dim: #444; --paper: #fff; --line: #bbb; --soft: #fff; --gain: #1f7a4d; --loss: #b3402e; --even: #777; --accent: #14532d;
    --l0: #1f7a4d; --l1: #b3402e; --l2: #2b5fa8; --l3: #8a5a00; --l4: #6d3a94; --l5: #40606b; }
  body { font-size: 9.5pt; }
  main { max-width: none; padding: 0; }
  h2 { margin-top: 1.4rem; }
  table { font-size: 8.5pt; } thead { display: table-header-group; } tr { break-inside: avoid; }
  .scroll { overflow: visible; }
  svg { max-width: 15cm; border: 1px solid var(--line); }
  a { color: inherit; text-decoration: none; }
  .on-screen { display: none; }
}
`;
