/** @jsxImportSource preact */
import type { FormMetadata } from "@dure/domain/routing/router/form";

/** The title and description above the questions, if any. */
export function FormHeading({ title, description }: Pick<FormMetadata, "title" | "description">) {
  if (!title && !description) return null;
  return (
    <div class="form-heading">
      {title && <h1>{title}</h1>}
      {description && <p>{description}</p>}
    </div>
  );
}
