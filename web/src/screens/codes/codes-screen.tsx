import { Plus } from "lucide-react";
import { useState } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { href } from "../../paths.ts";
import { CodeBeside } from "../../features/codes/code-beside.tsx";
import { CodeCard } from "../../features/codes/code-card.tsx";
import { codeState, type CodeState } from "../../features/codes/code-state.ts";
import { CreateCodeSheet } from "../../features/codes/create-code-sheet.tsx";
import { useCodes } from "../../features/codes/use-codes.ts";
import { useShareTitle } from "../../features/codes/use-share-title.ts";
import { useSharedCode } from "../../features/codes/use-shared-code.tsx";
import { isText, useAsLeft } from "../../lib/as-left.ts";
import { useMedia } from "../../lib/media.ts";
import { allItems } from "../../lib/pages.ts";
import { useLabelled, useText } from "../../lib/text.tsx";
import { say } from "../../ui/announcer.ts";
import { Button } from "../../ui/button.tsx";
import { Grid, Section } from "../../ui/card.tsx";
import { HelpBubble } from "../../ui/layers/help-bubble.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { RowSkeleton, Repeat } from "../../ui/states/skeleton.tsx";
import css from "./codes-screen.module.css";

/** One's own codes: active, then expired or used up, then archived. In a wide window one of them stands beside the list. */
export function CodesScreen() {
  const text = useText("codes");
  const named = useLabelled();
  const codes = useCodes();
  const [creating, setCreating] = useState(false);
  const all = allItems(codes.data?.pages);
  const groups = useGroups(all);
  const { share, sheet } = useSharedCode(all);
  const wide = useMedia("(min-width: 1200px)");
  const [chosen, choose] = useAsLeft("chosen code", "", isText);
  const current = wide
    ? (all.find(({ id }) => `${id}` === chosen) ?? groups.flatMap(({ of }) => of)[0])
    : undefined;
  const titleOf = useShareTitle();
  const open = (code: Code) => {
    if (!wide) return share(code.id);
    choose(`${code.id}`);
    // Beside the list: only its title is announced, and the codes without a nickname have the same one.
    say(named(titleOf(code), code.code), { about: "code", anew: true });
  };
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
      <div className={css.beside}>
        <div className={css.list}>
          <Groups codes={codes} groups={groups} current={current?.id} onOpen={open} />
        </div>
        {current !== undefined && (
          <aside className={css.chosen}>
            <CodeBeside key={current.id} code={current} />
          </aside>
        )}
      </div>
      <CreateCodeSheet
        open={creating}
        onClose={() => setCreating(false)}
        onCreated={(code) => {
          setCreating(false);
          open(code);
        }}
      />
      {!wide && sheet}
    </Page>
  );
}

type Chosen = { current: number | undefined; onOpen: (code: Code) => void };
type CodeGroup = { title: string; of: readonly Code[] };
type GroupsProps = Chosen & { codes: ReturnType<typeof useCodes>; groups: readonly CodeGroup[] };

/** Codes in the order they are shown in. */
function useGroups(all: readonly Code[]): readonly CodeGroup[] {
  const text = useText("codes");
  const [now] = useState(() => new Date());
  const those = (...states: CodeState[]) => all.filter((code) => states.includes(codeState(code, now)));
  return [
    { title: text.active, of: those("active") },
    { title: text.overTitle, of: those("expired", "full") },
    { title: text.archived, of: those("archived") },
  ];
}

function Groups({ codes, groups, ...chosen }: GroupsProps) {
  const codesText = useText("codes");
  const global = useText("global");
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
        {() => groups.map(({ title, of }) => <Group key={title} title={title} codes={of} {...chosen} />)}
      </Loaded>
      {codes.hasNextPage && (
        <Button loading={codes.isFetchingNextPage} onClick={() => void codes.fetchNextPage()}>
          {global.more}
        </Button>
      )}
    </>
  );
}

type GroupProps = Chosen & { title: string; codes: readonly Code[] };

function Group({ title, codes, current, onOpen }: GroupProps) {
  if (codes.length === 0) return null;
  return (
    <Section title={title}>
      <Grid columns={2}>
        {codes.map((code) => (
          <li key={code.id}>
            <CodeCard
              code={code}
              scannable={current === undefined}
              isCurrent={code.id === current}
              onOpen={() => onOpen(code)}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
