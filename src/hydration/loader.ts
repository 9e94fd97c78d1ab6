/** The first sign of intent, on whatever device; a key goes where focus is. */
const signs = ["pointerdown", "focusin", "click", "submit"];

/**
 * The only script that runs before a visitor asks for something: it lets React sleep until then.
 *
 * The page's head names what it will need in links that no browser follows, `rel="later"`: those that become scripts are
 * marked `data-run`; the others are fetched ahead once a script has arrived, because a fetch ahead that fails off line
 * would be answered with the failure when the file is really needed. Whatever needs React has `data-hydrate`, until React has taken it over and makes it `data-hydrated`. The first sign of intent
 * inside brings the scripts. Meanwhile the event that a part names in `data-replay`, click or submit, is kept as
 * `data-queued`; `useHydrated` carries it out. An address that leads into such a part wakes it, too. A script that does not
 * arrive is asked for again every second, and `data-form-unavailable` shows the other ways to reach the company.
 *
 * It is the same text on every page, so that one hash covers it in the Content-Security-Policy, and stays under 700 bytes.
 */
export function loaderScript(compilationHash: string, atOnce: boolean): string {
  return [
    "(d=>{let s,",
    'l=u=>{let e=d.createElement("script");e.src=u;',
    'e.onload=_=>{s.map(e=>{e.dataset.run||(e.as=e.dataset.as,e.rel="preload")});s=[]};',
    'e.onerror=_=>{d.documentElement.dataset.formUnavailable="";setTimeout(l,1e3,u)};d.head.append(e)},',
    'w=_=>s||(s=[...d.querySelectorAll("link[rel=later]")]).map(e=>e.dataset.run&&l(e.href)),',
    'p=e=>e?.closest?.("[data-hydrate]")&&w();',
    `${JSON.stringify(signs)}.map(t=>d.addEventListener(t,(e,c)=>{p(e.target)&&!(e.ctrlKey|e.metaKey)`,
    '&&(c=e.target.closest("[data-replay="+t+"]"))&&(e.preventDefault(),c.dataset.queued="")},!0));',
    atOnce ? "w();" : "onload=_=>p(d.getElementById(location.hash.slice(1)));",
    `___chunkMapping={};___webpackCompilationHash=${JSON.stringify(compilationHash)}`,
    "})(document)",
  ].join("");
}
