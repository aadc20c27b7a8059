import { href } from "../../paths.ts";
import { CodeCard } from "../../features/codes/code-card.tsx";
import { useSharedCode } from "../../features/codes/use-shared-code.tsx";
import { useMe } from "../../features/me/session.ts";
import { useText } from "../../lib/text.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Section, Stack } from "../../ui/card.tsx";
import { SectionLink } from "./section-link.tsx";

/** The number of codes on Home; the codes page shows all. */
const SHOWN = 3;

/** The active donation codes; invitations are on the codes page only. */
export function MyCodes() {
  const text = useText("home");
  const codes = useMe().codes.filter(({ rate_in_cents_per_kcal: rate }) => rate > 0);
  const { share, sheet } = useSharedCode(codes);
  return (
    <Section title={text.codes} action={<SectionLink href={href("manageCodes")}>{text.seeAll}</SectionLink>}>
      {codes.length > 0 && (
        <Stack>
          {codes.slice(0, SHOWN).map((code) => (
            <CodeCard key={code.id} code={code} onOpen={() => share(code.id)} />
          ))}
        </Stack>
      )}
      <ButtonLink href={href("scan")}>{text.addCode}</ButtonLink>
      {sheet}
    </Section>
  );
}
