/** @jsxImportSource preact */
import { descriptionBlocks, type Run } from "./description-blocks";

/** What the host says of the meeting. */
export function Description({ text }: { text: string }) {
  return (
    <div class="info-description rich">
      {descriptionBlocks(text).map((block, at) =>
        block.type === "list" ? (
          <ul key={`${at}`}>
            {block.items.map((runs, place) => (
              <li key={`${place}`}>
                <Runs runs={runs} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={`${at}`}>
            {block.lines.map((runs, place) => (
              <span key={`${place}`}>
                {place > 0 && <br />}
                <Runs runs={runs} />
              </span>
            ))}
          </p>
        ),
      )}
    </div>
  );
}

const Runs = ({ runs }: { runs: readonly Run[] }) => (
  <>
    {runs.map(({ text, bold, italic, url }) =>
      url ? (
        <a key={text} href={url} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : bold ? (
        <strong key={text}>{text}</strong>
      ) : italic ? (
        <em key={text}>{text}</em>
      ) : (
        text
      ),
    )}
  </>
);
