import type { Control } from "react-hook-form";
import type { PageInput, PageOutput } from "./page-form-schema";

/** What every part of the editor takes. */
export type SectionProps = { control: Control<PageInput, unknown, PageOutput>; disabled: boolean };
