import { Plus } from "lucide-react";
import { useState } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { href } from "../../app/paths.ts";
import { CodeCard } from "../../features/codes/code-card.tsx";
import { CreateCodeSheet } from "../../features/codes/create-code-sheet.tsx";
import { useCodes } from "../../features/codes/use-codes.ts";
import { useSharedCode } from "../../features/codes/use-shared-code.tsx";
import { allItems } from "../../lib/pages.ts";
import { useMoreText } from "../../lib/text.tsx";
import { Button } from "../../ui/button.tsx";
import { Grid, Section } from "../../ui/card.tsx";
import { Page } from "../../ui/page/page.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { RowSkeleton, Repeat } from "../../ui/states/skeleton.tsx";

/** One's own codes: active ones, then archived ones. */
export function CodesScreen() {
  const text = useMoreText();
  const codes = useCodes();
  const [creating, setCreating] = useState(false);
  const { share, sheet } = useSharedCode(allItems(codes.data?.pages));
  return (
    <Page
      title={text.codes.title}
      back={href("home")}
      footer={
        <Button variant="leaf" icon={<Plus size={22} aria-hidden />} onClick={() => setCreating(true)}>
          {text.codes.create}
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
  const text = useMoreText();
  const all = allItems(codes.data?.pages);
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
          show: <EmptyState title={text.codes.empty} help={text.codes.emptyHelp} />,
        }}
      >
        {() => (
          <>
            <Group title={text.codes.active} codes={all.filter(isActive)} onOpen={onOpen} />
            <Group
              title={text.codes.archived}
              codes={all.filter((code) => !isActive(code))}
              onOpen={onOpen}
            />
          </>
        )}
      </Loaded>
      {codes.hasNextPage && (
        <Button loading={codes.isFetchingNextPage} onClick={() => void codes.fetchNextPage()}>
          {text.global.more}
        </Button>
      )}
    </>
  );
}

const isActive = ({ archived_at }: Code) => archived_at === null;

type GroupProps = { title: string; codes: readonly Code[]; onOpen: (id: number) => void };

function Group({ title, codes, onOpen }: GroupProps) {
  if (codes.length === 0) return null;
  return (
    <Section title={title}>
      <Grid columns={2}>
        {codes.map((code) => (
          <li key={code.id}>
            <CodeCard code={code} scannable={isActive(code)} onOpen={() => onOpen(code.id)} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
