// A part of the screen that is drawn again only when what it is drawn from has changed.
import { Component, type ComponentType, type FunctionComponent } from 'preact'

/** `drawnFrom` names the parts of the properties that are looked at; they are compared as objects, not by content. */
export function memo<Props extends object>(
  View: FunctionComponent<Props>,
  drawnFrom: (props: Props) => readonly unknown[],
): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const before = drawnFrom(this.props)
      return drawnFrom(next).some((part, i) => part !== before[i])
    }

    override render() {
      return <View {...this.props} />
    }
  }
}
