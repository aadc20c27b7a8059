import { Suspense } from "react";
import * as api from "@kalivo/contract/api-paths.ts";
import { lazyPart } from "#web/boot/loading/lazy-part.tsx";
import { useText } from "#web/lib/text.tsx";
import { Section } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { Block, SkeletonGroup } from "#web/ui/states/skeleton.tsx";
import { Waiting } from "#web/ui/states/waiting.tsx";
import { useAdminRead } from "../use-admin.ts";
import { NextSteps } from "./next-steps.tsx";

const CourseLines = lazyPart(async () => (await import("./course-lines.tsx")).CourseLines, "admin");

/** What comes next in the running month, and the year's months as lines. */
export function Course() {
  const text = useText("admin").course;
  const course = useAdminRead(api.readCourse);
  return (
    <Loaded query={course} skeleton={<Block height={HEIGHT} />}>
      {({ months, next }) => (
        <>
          <Section title={text.next}>
            <NextSteps steps={next} />
          </Section>
          <Section title={text.title}>
            <Suspense
              fallback={
                <Waiting>
                  <SkeletonGroup>
                    <Block height={HEIGHT} />
                  </SkeletonGroup>
                </Waiting>
              }
            >
              <CourseLines months={months} />
            </Suspense>
          </Section>
        </>
      )}
    </Loaded>
  );
}

/** The lines' height in px on a desktop. */
const HEIGHT = 360;
