import { useState, type ComponentType } from 'react';

/** A page over a view model of its own, made again each time the page is entered. */
export function withModel<M>(View: ComponentType<{ readonly model: M }>, create: () => M): ComponentType {
  return function Screen() {
    const [model] = useState(create);
    return <View model={model} />;
  };
}
