/** The steps that can be undone. Of more than `max`, the oldest is dropped. */
export function createUndoSteps<Step extends object>(max: number) {
  let steps: readonly Step[] = [];
  return {
    add: (step: Step): void => {
      steps = [...steps, step].slice(-max);
    },
    /** Removes and returns a step, the last one by default; undefined if it has been taken already. */
    take: (step: Step | undefined = steps.at(-1)): Step | undefined => {
      if (!step || !steps.includes(step)) return undefined;
      steps = steps.filter((one) => one !== step);
      return step;
    },
  };
}
