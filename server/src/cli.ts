import { runCommand } from "./cli/run-command.ts";

const MINIMUM_NODE = 24;
const LEAVE_MS = 500;

if (Number(process.versions.node.split(".")[0]) < MINIMUM_NODE) {
  console.error(
    `Kalivo needs Node ${MINIMUM_NODE} or newer, this is ${process.version}: start it with npm (npm start, npm run kalivo), which brings its own.`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await runCommand(process.argv.slice(2), process.env);
  setTimeout(() => process.exit(), LEAVE_MS).unref(); // do not wait for open handles, such as a frozen database
}
