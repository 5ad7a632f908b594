import { scrubText } from "./scrub-text";

type Frame = {
  filename?: string | undefined;
  function?: string | undefined;
  module?: string | undefined;
  lineno?: number | undefined;
  colno?: number | undefined;
  in_app?: boolean | undefined;
};

type Exception = {
  type?: string | undefined;
  value?: string | undefined;
  stacktrace?: { frames?: Frame[] | undefined } | undefined;
};

/** An error event of the Sentry protocol, as far as it is looked at here. */
export type Reportable = {
  message?: string | undefined;
  exception?: { values?: Exception[] | undefined } | undefined;
  user?: { id?: string | number | undefined } | undefined;
  tags?: Record<string, unknown> | undefined;
};

/** What an event may hold besides what is rebuilt below. No request, breadcrumbs, extras or server name. */
const KEPT = new Set([
  "event_id",
  "timestamp",
  "platform",
  "level",
  "release",
  "environment",
  "sdk",
  "type",
  "debug_meta",
]);

const TAGS = new Set(["request_id", "area", "job"]);

/** Removes personal data from an error event before it is sent. Unknown properties are removed, too. */
export function scrubEvent<E extends Reportable>(event: E): E {
  const scrubbed = { ...event };
  for (const name of Object.keys(scrubbed)) if (!KEPT.has(name)) Reflect.deleteProperty(scrubbed, name);
  const { message, exception, user, tags } = event;
  return Object.assign(scrubbed, {
    ...(message !== undefined && { message: scrubText(message) }),
    ...(exception && { exception: { values: exception.values?.map(scrubException) } }),
    ...(user?.id !== undefined && { user: { id: user.id } }),
    ...(tags && { tags: Object.fromEntries(Object.entries(tags).filter(([name]) => TAGS.has(name))) }),
  });
}

const scrubException = ({ type, value, stacktrace }: Exception): Exception => ({
  type,
  value: value === undefined ? undefined : scrubText(value),
  ...(stacktrace && { stacktrace: { frames: stacktrace.frames?.map(scrubFrame) } }),
});

/** Removes a frame's variables and source lines. `filename` may be the page's own URL, so its query is removed. */
const scrubFrame = ({ filename, function: name, module, lineno, colno, in_app }: Frame): Frame => ({
  filename: filename?.split(/[?#]/, 1)[0],
  function: name,
  module,
  lineno,
  colno,
  in_app,
});
