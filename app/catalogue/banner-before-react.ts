/**
 * Turns the banner until React does, as a plain script that stands in the banner itself: whoever only looks at the
 * page starts no other scripts (docs/decisions/scripts-on-intent.md). It waits where React would, and for a press that
 * waits. React changes only what it knows to be otherwise, so in the end it finds the slide of the server again and
 * turns to the last one by itself. The catalogue alone carries it; the policy allows it by its digest.
 */
export function turnBeforeReact(slideTime: number): string {
	return `((banner)=>{
if(matchMedia("(prefers-reduced-motion: reduce)").matches)return;
const slides=[...banner.querySelectorAll(".banner-slide")];
const first=slides.findIndex(({inert})=>!inert);
let shown=first;
const show=(next)=>{
shown=next;
slides.forEach((slide,at)=>{slide.inert=at!==next;slide.dataset.state=at===next?"shown":"hidden"});
banner.querySelectorAll(".banner-dot").forEach((dot,at)=>at===next?dot.setAttribute("aria-current",true):dot.removeAttribute("aria-current"))
};
const timer=setInterval(()=>banner.matches(":is(:hover,:focus-within,:has([data-waiting]))")||show((shown+1)%slides.length),${slideTime});
addEventListener("scriptsready",()=>{clearInterval(timer);show(first)},{once:true})
})(document.currentScript.parentElement)`.replaceAll("\n", "");
}
