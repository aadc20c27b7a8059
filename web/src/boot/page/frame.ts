import { applySafeAreas } from "../../app/safe-areas.ts";
import { type FirstFiles, firstTitles, isKept } from "./first-files.ts";
import { languageOfPage } from "../../lib/page-language.ts";
import { isOfStep } from "../../features/registration/step-mark.ts";
import { titleAt } from "./title-at.ts";
import { readToken } from "../../lib/jwt-cookie.ts";

/**
 * Draws the bar and, where known, the title of a member's screen around the mark; resolves after that paint. Only for
 * preloaded screens that are not open to anybody.
 */
export async function drawFrame({ screens, open }: FirstFiles): Promise<void> {
  const [, part = ""] = location.pathname.split("/");
  // Steps of the registration have no bars.
  if (readToken() === null || isOfStep(location.search)) return;
  if (!Object.hasOwn(screens, part) || open.includes(part)) return;
  const language = languageOfPage();
  const titles = firstTitles();
  const drawn = document.querySelector<HTMLTemplateElement>(`template:lang(${language})`);
  if (drawn === null) return;
  const frame = document.importNode(drawn.content, true);
  frame.querySelector(`li [href="/${part}"]`)?.setAttribute("aria-current", "page");
  const heading = frame.querySelector("h1");
  const title = titleAt(titles?.[language], location.pathname);
  if (title === undefined) heading?.remove();
  else heading?.append(title);
  applySafeAreas();
  document.documentElement.toggleAttribute("data-bars", true);
  document.documentElement.toggleAttribute("data-framed", !isKept());
  document.querySelector("#app")?.prepend(frame);
  if (!document.hidden) await painted();
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
