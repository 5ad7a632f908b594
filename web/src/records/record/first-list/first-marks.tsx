/** @jsxImportSource preact */
import type { RecordView } from "@dure/domain/records/record/record";
import { STATUS_COLORS } from "../../pipeline/status-colors";

/** A token of the app's theme, such as `blue.500`. */
const colorOf = (token: string) => `var(--chakra-colors-${token.replace(".", "-")})`;

export const StageDot = ({ stage: { status, color } }: { stage: NonNullable<RecordView["stage"]> }) => (
  <span class="dot" style={{ background: colorOf(color ? `${color}.500` : STATUS_COLORS[status]) }} />
);

export const Chip = ({ label, color }: { label: string | undefined; color: string }) => (
  <span class="chip" style={{ background: colorOf(`${color}.subtle`), color: colorOf(`${color}.fg`) }}>
    {label}
  </span>
);
