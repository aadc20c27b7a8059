import { Plus } from "lucide-react";
import { useState } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { href } from "../../paths.ts";
import { CodeCard } from "../../features/codes/code-card.tsx";
import { codeState, type CodeState } from "../../features/codes/code-state.ts";
import { CreateCodeSheet } from "../../features/codes/create-code-sheet.tsx";
import { useCodes } from "../../features/codes/use-codes.ts";
import { useSharedCode } from "../../features/codes/use-shared-code.tsx";
import { allItems } from "../../lib/pages.ts";
import { useText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Section } from "../../ui/card.tsx";
import { HelpBubble } from "../../ui/layers/help-bubble.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { RowSkeleton, Repeat } from "../../ui/states/skeleton.tsx";

/** One's own codes: active, then expired or used up, then archived. */
export function CodesScreen() {
  const text = useText("codes");
  const codes = useCodes();
  const [creating, setCreating] = useState(false);
  const { share, sheet } = useSharedCode(allItems(codes.data?.pages));
  return (
    <Page
      title={text.title}
      back={href("home")}
      actions={
        <HelpBubble title={text.title}>
          <p>{text.emptyHelp}</p>
          <p>{text.archiveHelp}</p>
        </HelpBubble>
      }
      action={
        <Button variant="leaf" icon={<Plus size={22} aria-hidden />} onClick={() => setCreating(true)}>
          {text.create}
        </Button>
      }
    >
      <Groups codes={codes} onOpen={share} />
      <CreateCodeSheet
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={({ id }) => {
          setCreating(false);
          share(id);
        }}
      />
      {sheet}
    </Page>
  );
}

type GroupsProps = { codes: ReturnType<typeof useCodes>; onOpen: (id: number) => void };

function Groups({ codes, onOpen }: GroupsProps) {
  const codesText = useText("codes");
  const global = useText("global");
  const [now] = useState(() => new Date());
  const all = allItems(codes.data?.pages);
  const those = (...states: CodeState[]) => all.filter((code) => states.includes(codeState(code, now)));
  return (
    <>
      <Loaded
        query={codes}
        skeleton={
          <Repeat times={3}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{
          when: ({ pages }) => pages[0]?.total === 0,
          show: <EmptyState title={codesText.empty} help={codesText.emptyHelp} />,
        }}
      >
        {() => (
          <>
            <Group title={codesText.active} codes={those("active")} onOpen={onOpen} />
            <Group title={codesText.overTitle} codes={those("expired", "full")} onOpen={onOpen} />
            <Group title={codesText.archived} codes={those("archived")} onOpen={onOpen} />
          </>
        )}
      </Loaded>
      {codes.hasNextPage && (
        <Button loading={codes.isFetchingNextPage} onClick={() => void codes.fetchNextPage()}>
          {global.more}
        </Button>
      )}
    </>
  );
}

type GroupProps = { title: string; codes: readonly Code[]; onOpen: (id: number) => void };

function Group({ title, codes, onOpen }: GroupProps) {
  if (codes.length === 0) return null;
  return (
    <Section title={title}>
      <Grid columns={2}>
        {codes.map((code) => (
          <li key={code.id}>
            <CodeCard code={code} scannable onOpen={() => onOpen(code.id)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
