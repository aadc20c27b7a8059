import { useText } from "../../lib/text.tsx";
import css from "./documents.module.css";
import type { Ref } from "react";
import type { LegalPaperName } from "@kalivo/words/legal-paper.ts";
import { legalUrl } from "./legal-url.ts";
import { OutsideLink, TermsLink } from "../../ui/layers/help-bubble.tsx";
import { Marked } from "../../ui/marked.tsx";

/** The sentence every account agrees to, with links to both documents. */
export function TermsAgreement({ ref }: { ref?: Ref<HTMLParagraphElement> }) {
  const registration = useText("registration");
  const legal = useText("legal");
  return (
    <p ref={ref} className={css.agreement}>
      <Marked
        sentence={registration.agree}
        parts={{
          terms: (said) => (
            <TermsLink label={said} title={legal.termsTitle}>
              <Points points={legal.terms} />
              <WholePaper paper="terms" />
            </TermsLink>
          ),
          privacy: (said) => (
            <TermsLink label={said} title={legal.privacyTitle}>
              <Points points={legal.privacy} />
              <WholePaper paper="privacy" />
            </TermsLink>
          ),
        }}
      />{" "}
      {registration.publicProfile}
    </p>
  );
}

function WholePaper({ paper }: { paper: LegalPaperName }) {
  const legal = useText("legal");
  return (
    <p>
      <OutsideLink href={legalUrl(paper)}>{legal.whole}</OutsideLink>
    </p>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point} className={css.point}>
          {point}
        </li>
      ))}
    </ul>
  );
}
