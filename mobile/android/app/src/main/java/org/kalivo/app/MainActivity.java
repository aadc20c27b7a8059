package org.kalivo.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
