/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { isEmbedded } from "./embed";

type StepHeadingProps = { text: string; level?: 1 | 2; focused?: boolean };

/** The heading of a step. It gets the focus when the step opens, without scrolling the embedding site. */
export function StepHeading({ text, level = 2, focused = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: isEmbedded() });
  }, [focused]);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1} class="step-heading">
      {text}
    </Heading>
  );
}
