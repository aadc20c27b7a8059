import { sankey, sankeyLinkHorizontal, sankeyJustify, type SankeyLink, type SankeyNode } from "d3-sankey";
import css from "./money-flow.module.css";
import { useExplored } from "./use-explored.ts";
import { useWidth } from "./use-width.ts";

/** A place money comes to, and how it is drawn: as given, as a cost, or as what reaches somebody. */
export type FlowNode = { id: string; name: string; tone: "given" | "cost" | "waiting" | "arrived" };
export type FlowLink = { source: string; target: string; value: number };

type MoneyFlowProps = {
  title: string;
  nodes: readonly FlowNode[];
  /** Without those of nothing. */
  links: readonly FlowLink[];
  show: (value: number) => string;
  /** "Paid out to Night Shelter: 80,00 €". */
  spoken: (from: string, to: string, amount: string) => string;
};

type Node = SankeyNode<FlowNode, FlowLink>;
type Link = SankeyLink<FlowNode, FlowLink>;

const NODE_PX = 14;
const ROW_PX = 46;
const LEAST_HEIGHT = 220;
const LABEL_PX = 8;

/** Where money goes, from the left to the right, as wide as there is of it. Each stream is read out by key. */
export function MoneyFlow({ title, nodes, links, show, spoken }: MoneyFlowProps) {
  const [box, width] = useWidth();
  const drawn = laidOut(nodes, links, width);
  const streams = drawn?.links ?? [];
  const say = (place: number) => {
    const stream = streams[place];
    return stream === undefined
      ? ""
      : spoken(ended(stream.source).name, ended(stream.target).name, show(stream.value));
  };
  const { index, plot, at } = useExplored({
    count: streams.length,
    initial: 0,
    label: title,
    spoken: say,
  });
  return (
    <div className={css.flow}>
      <p className={css.looked}>{say(index)}</p>
      <div ref={box} className={css.plot} style={{ minHeight: heightOf(nodes) }} {...plot}>
        {drawn !== null && (
          <svg width={width} height={heightOf(nodes)} aria-hidden="true">
            {streams.map((stream, place) => (
              <path
                key={`${ended(stream.source).id}-${ended(stream.target).id}`}
                className={css.stream}
                data-tone={ended(stream.target).tone}
                data-looked={place === index || undefined}
                d={path(stream) ?? ""}
                strokeWidth={Math.max(1, stream.width ?? 0)}
                {...at(place)}
              />
            ))}
            {drawn.nodes.map((node) => (
              <Place key={node.id} node={node} width={width} show={show} />
            ))}
          </svg>
        )}
      </div>
    </div>
  );
}

const path = sankeyLinkHorizontal<FlowNode, FlowLink>();

function Place({ node, width, show }: { node: Node; width: number; show: MoneyFlowProps["show"] }) {
  const { x0 = 0, x1 = 0, y0 = 0, y1 = 0, name, tone, value = 0 } = node;
  const rightHalf = x0 > width / 2;
  const middle = (y0 + y1) / 2;
  const x = rightHalf ? x0 - LABEL_PX : x1 + LABEL_PX;
  return (
    <g>
      <rect
        className={css.node}
        data-tone={tone}
        x={x0}
        y={y0}
        width={x1 - x0}
        height={Math.max(2, y1 - y0)}
        rx={4}
      />
      <text className={css.name} x={x} y={middle} dy="-0.15em" textAnchor={rightHalf ? "end" : "start"}>
        {name}
      </text>
      <text className={css.amount} x={x} y={middle} dy="1.05em" textAnchor={rightHalf ? "end" : "start"}>
        {show(value)}
      </text>
    </g>
  );
}

/** After the layout, the ends of a stream are its places. */
function ended(end: Link["source"]): Node {
  if (typeof end !== "object") throw new Error("This stream is not laid out");
  return end;
}

/** As high as the longest column of names needs. */
function heightOf(nodes: readonly FlowNode[]): number {
  return Math.max(LEAST_HEIGHT, Math.ceil(nodes.length * 0.62) * ROW_PX);
}

function laidOut(nodes: readonly FlowNode[], links: readonly FlowLink[], width: number) {
  if (width === 0 || links.length === 0) return null;
  return sankey<FlowNode, FlowLink>()
    .nodeId(({ id }) => id)
    .nodeAlign(sankeyJustify)
    .nodeSort(null)
    .nodeWidth(NODE_PX)
    .nodePadding(ROW_PX - 12)
    .extent([
      [0, 14],
      [width, heightOf(nodes) - 18],
    ])({ nodes: nodes.map((node) => ({ ...node })), links: links.map((link) => ({ ...link })) });
}
