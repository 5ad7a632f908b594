import type { Control } from "react-hook-form";
import type { PageInput, PageOutput } from "./page-form-schema";

/** The props of every section of the editor. */
export type SectionProps = { control: Control<PageInput, unknown, PageOutput>; disabled: boolean };
