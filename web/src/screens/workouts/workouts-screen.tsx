import { useText } from "../../lib/text.tsx";
import { FileUp, Plus } from "lucide-react";
import { useState } from "react";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { WORKOUT_SORTS } from "@kalivo/domain/limits.ts";
import { href } from "../../paths.ts";
import { WorkoutGroups } from "./workout-groups.tsx";
import { useMe } from "../../features/me/session.ts";
import { ActivityCard } from "../../features/activity/activity-card.tsx";
import { WaitingWorkouts } from "../../features/workouts/waiting-workouts.tsx";
import { WorkoutSheet } from "../../features/workouts/workout-sheet.tsx";
import { RefreshButton } from "../../features/pull-to-refresh/refresh-button.tsx";
import { useWorkouts, type WorkoutSort } from "../../features/workouts/use-workouts.ts";
import { reportOf } from "../../features/import/import-state.ts";
import { ImportSheet } from "../../features/import/import-sheet.tsx";
import { useFileDrop } from "../../features/import/use-file-drop.ts";
import { useSharedFiles } from "../../features/import/use-shared-files.ts";
import { useImport } from "../../features/import/use-import.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/layers/select.tsx";
import { Page } from "../../ui/page/page.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { EmptyState } from "../../ui/states/message-state.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Repeat, RowSkeleton } from "../../ui/states/skeleton.tsx";
import css from "./workouts-screen.module.css";

export { loadActivity } from "../../features/activity/activity-card.tsx";

const SKELETON_ROWS = 6;

/** All workouts of the person: this period, then older ones by month. */
export function WorkoutsScreen({ query }: { query: URLSearchParams }) {
  const text = useText("workouts");
  const { id } = useMe();
  const [sheet, setSheet] = useState<{ open: boolean; workout?: Workout }>({ open: query.has("add") });
  const files = useImportSheet(query.has("shared"));
  return (
    <Page
      title={text.title}
      back={href("home")}
      actions={
        <>
          <RefreshButton />
          <IconButton label={files.label} icon={<FileUp size={24} />} onClick={files.open} />
        </>
      }
      endless
      action={
        <Button
          variant="ember"
          icon={<Plus size={22} aria-hidden />}
          onClick={() => setSheet({ open: true })}
        >
          {text.add}
        </Button>
      }
    >
      {files.sheet}
      <WaitingWorkouts userId={id} />
      <ActivityCard />
      <WorkoutList onOpen={(workout) => setSheet({ open: true, workout })} />
      <WorkoutSheet
        key={sheet.workout?.id ?? "new"}
        open={sheet.open}
        workout={sheet.workout}
        onClose={() => setSheet((shown) => ({ ...shown, open: false }))}
      />
    </Page>
  );
}

/** Files chosen, dropped anywhere on the page, or shared by another app. */
function useImportSheet(shared: boolean) {
  const text = useText("sources").import;
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const importing = useImport({
    onDone: (counts) => {
      setOpen(false);
      toast(reportOf(counts, text));
    },
  });
  const take = (files: readonly File[]) => {
    setOpen(true);
    importing.send(files);
  };
  const over = useFileDrop(take);
  useSharedFiles(shared, (files) => {
    setOpen(true);
    importing.offer(files);
  });
  return {
    open: () => setOpen(true),
    label: text.open,
    sheet: (
      <>
        {over && (
          <div className={css.dropping} aria-hidden="true">
            {text.dropHere}
          </div>
        )}
        <ImportSheet open={open} onClose={() => setOpen(false)} import={importing} />
      </>
    ),
  };
}

function WorkoutList({ onOpen }: { onOpen: (workout: Workout) => void }) {
  const workouts = useText("workouts");
  const global = useText("global");
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<WorkoutSort>("recent");
  const list = useWorkouts(search, sort);
  const sorts = WORKOUT_SORTS.map((value) => ({ value, label: workouts.sorts[value] }));
  return (
    <>
      <div className={css.tools}>
        <SearchField onSearch={setSearch} count={list.data?.pages[0]?.total} />
        <Select look="pill" label={workouts.sort} options={sorts} value={sort} onChange={setSort} />
      </div>
      <Loaded
        query={list}
        skeleton={
          <Repeat times={SKELETON_ROWS}>
            <RowSkeleton />
          </Repeat>
        }
        empty={{ when: ({ pages }) => pages[0]?.total === 0, show: <NoWorkouts searched={search !== ""} /> }}
      >
        {({ pages }) => <WorkoutGroups pages={pages} grouped={sort !== "highest"} onOpen={onOpen} />}
      </Loaded>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {global.more}
        </Button>
      )}
    </>
  );
}

function NoWorkouts({ searched }: { searched: boolean }) {
  const global = useText("global");
  const workouts = useText("workouts");
  if (searched) return <EmptyState title={global.nothingMatches} />;
  return <EmptyState title={workouts.none} help={workouts.noneHelp} />;
}
